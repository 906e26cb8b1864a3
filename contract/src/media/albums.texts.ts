import { plural } from '../format/plural.ts'

/** The texts of the albums: their list, an album with its photos, and the form for the code of a locked one. */
export const albumTexts = {
  previousAlbum: 'Previous album',
  nextAlbum: 'Next album',
  /** Below the name of a locked album that an admin has opened without its code. */
  seenAsAdmin: (count: string) => `${count} · Locked – you’re viewing it as an admin`,
  lock: 'Lock album',
  album: 'Album',
  albums: 'Albums',
  photosIn: (album: string) => `Photos in ${album}`,
  tryAgain: 'Try again',
  end: (photos: number) => `End of album · ${plural(photos, 'photo')}`,
  allAlbums: 'All albums',
  photos: 'Photos',
  /** Within “See all …”. */
  allPhotosIn: (album: string) => `photos in ${album}`,
  searchPhotos: 'Search photos',
  latestAlbums: 'Latest albums',
  /** After the number of photos of an album. */
  unlocked: ', unlocked',
  shut: ', locked',
  /** What the lists call their entries. */
  albumWords: { one: 'album', many: 'albums', all: 'albums' },
  photoWords: { one: 'photo', many: 'photos', all: 'photos' },
} as const
