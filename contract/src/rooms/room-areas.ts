/** What a room shows: its calls are hidden with the last of these. */
export const roomAreas = ['albums', 'videos', 'audio'] as const
