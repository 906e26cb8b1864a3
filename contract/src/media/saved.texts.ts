/** The texts of the saved media. */
export const savedTexts = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  unavailable: 'No longer available',
  unavailableHint: 'It was removed, or it’s in a locked album you haven’t opened in this browser.',
  locked: 'Locked',
  unlock: 'Unlock',
  /** Before the name of an album. */
  lockedFrom: 'From the locked album',
  removeTitle: (title: string) => `Remove ${title}`,
  savedMedia: 'Saved media',
  loadMore: 'Load more',
  emptyTitle: 'Nothing saved yet',
  browseAlbums: 'Browse albums',
  emptyHint: 'Bookmark media to find it here.',
  allSavedMedia: 'All saved media',
  remove: 'Remove',
} as const
