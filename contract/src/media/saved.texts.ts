/** The texts of the saved media. */
export const savedTexts = {
  unlock: 'Unlock',
  locked: 'Locked',
  unavailableHint: 'It was removed, or it’s in a locked album you haven’t opened in this browser.',
  unavailable: 'No longer available',
  audio: 'Audio',
  video: 'Video',
  photo: 'Photo',
  emptyHint: 'Bookmark media to find it here.',
  browseAlbums: 'Browse albums',
  emptyTitle: 'Nothing saved yet',
  loadMore: 'Load more',
  savedMedia: 'Saved media',
  allSavedMedia: 'All saved media',
  remove: 'Remove',
  /** Before the name of an album. */
  lockedFrom: 'From the locked album',
  removeTitle: (title: string) => `Remove ${title}`,
  /** @param media how many were to be saved, and how many can be */
  tooMany: (media: number, max: number) =>
    media === 1
      ? `You’ve saved ${max} media, the most we can keep. Remove one first.`
      : `You can save up to ${max} media. Select fewer, or remove some first.`,
} as const
