/** The texts of Media and of its lists: albums, videos, audio, saved media. */
export const mediaScreenTexts = {
  albums: 'Albums',
  albumsHint: 'Photos, album by album',
  videos: 'Videos',
  videosHint: 'Short films to watch here',
  audio: 'Audio',
  audioHint: 'Recordings to listen to here',
  download: 'Download',
  downloadHint: 'One file, by link or QR code',
  zip: 'Zip',
  zipHint: 'Several files in one download',
  media: 'Media',
  photo: 'Photo',
  video: 'Video',
  saved: 'Saved',
  savedMedia: 'Saved media',
  savedSignedOut: 'Your saved media, on every device you sign in on.',
} as const
