/** What lists say of an album without photos. */
export const albumContentsTexts = {
  filmsAndSounds: 'Films and sounds',
} as const
