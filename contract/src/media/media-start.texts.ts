/** The texts of Media, besides those of its lists. */
export const mediaStartTexts = {
  albumsHint: 'Photos, album by album',
  videosHint: 'Short films to watch here',
  audioHint: 'Recordings to listen to here',
  download: 'Download',
  downloadHint: 'One file, by link or QR code',
  zip: 'Zip',
  zipHint: 'Several files in one download',
} as const
