/** The texts of Media and of its lists: albums, videos, audio, saved media. */
export const mediaScreenTexts = {
  media: 'Media',
  zipHint: 'Several files in one download',
  zip: 'Zip',
  downloadHint: 'One file, by link or QR code',
  download: 'Download',
  audioHint: 'Recordings to listen to here',
  audio: 'Audio',
  videosHint: 'Short films to watch here',
  videos: 'Videos',
  albumsHint: 'Photos, album by album',
  albums: 'Albums',
  savedSignedOut: 'Your saved media, on every device you sign in on.',
  savedMedia: 'Saved media',
  saved: 'Saved',
  video: 'Video',
  photo: 'Photo',
} as const
