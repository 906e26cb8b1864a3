import { plural } from '../format/plural.ts'

/** The texts of the albums: their list, an album with its photos, and the form for the code of a locked one. */
export const albumTexts = {
  nextAlbum: 'Next album',
  previousAlbum: 'Previous album',
  album: 'Album',
  lock: 'Lock album',
  albums: 'Albums',
  tryAgain: 'Try again',
  allAlbums: 'All albums',
  photos: 'Photos',
  searchPhotos: 'Search photos',
  latestAlbums: 'Latest albums',
  unlock: 'Unlock',
  unlocking: 'Unlocking…',
  codeHint: 'Ask the person who shared this album.',
  codeHintAdmin: 'The code can’t be shown again. While your dashboard is open, you don’t need it.',
  code: 'Album code',
  /** After the number of photos of an album. */
  unlocked: ', unlocked',
  shut: ', locked',
  /** Below the name of a locked album, after the number of its photos; the first where an admin has opened it without its code. */
  seenAsAdmin: 'Locked – you’re viewing it as an admin',
  isLocked: 'This album is locked',
  viewPhotos: 'View photos',
  saved: 'Saved',
  slideshow: 'Slideshow',
  /** @param wait as people say it: `5 minutes` */
  retryAfter: (message: string, wait: string) => `${message} Try again in ${wait}.`,
  photosIn: (album: string) => `Photos in ${album}`,
  /** Within “See all …”. */
  allPhotosIn: (album: string) => `photos in ${album}`,
  end: (photos: number) => `End of album · ${plural(photos, 'photo')}`,
} as const
