import { plural } from '../format/plural.ts'

/** The texts of the albums: their list, an album with its photos, and the form for the code of a locked one. */
export const albumTexts = {
  previousAlbum: 'Previous album',
  nextAlbum: 'Next album',
  /** Below the name of a locked album, after the number of its photos; the first where an admin has opened it without its code. */
  seenAsAdmin: 'Locked – you’re viewing it as an admin',
  viewPhotos: 'View photos',
  /** Of an album without photos. */
  viewAlbum: 'View album',
  /** Shows the saved photos of the album only, or all of them again. */
  saved: 'Saved',
  nothingSaved: 'No saved photos in this album yet',
  nothingSavedHint: 'Open a photo and choose its bookmark, or select several and save them.',
  showAllPhotos: 'Show all photos',
  endOfSaved: (photos: number) => `End of saved photos · ${plural(photos, 'photo')}`,
  slideshow: 'Slideshow',
  lock: 'Lock album',
  album: 'Album',
  albums: 'Albums',
  /** Links to the headings within an album. */
  sections: 'Sections',
  photosIn: (album: string) => `Photos in ${album}`,
  tryAgain: 'Try again',
  end: (photos: number) => `End of album · ${plural(photos, 'photo')}`,
  /** Of a part of a client room. */
  endOfPart: (photos: number) => `End · ${plural(photos, 'photo')}`,
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
