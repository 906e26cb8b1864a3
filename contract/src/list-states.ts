/**
 * The states of entries that only admins see: not published yet, of these those with a date, and taken down. Asking for them
 * requires `drafts`.
 */
export const listStates = ['drafts', 'scheduled', 'unpublished'] as const
export type ListState = (typeof listStates)[number]

/** Whether an order of a list is one of these states. */
export const isListState = (order: string): order is ListState => listStates.some((state) => state === order)
