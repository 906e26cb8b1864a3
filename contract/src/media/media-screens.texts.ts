/** The texts of Media and of its lists: albums, videos, audio, saved media. */
export const mediaScreenTexts = {
  albums: 'Albums',
  videos: 'Videos',
  audio: 'Audio',
  media: 'Media',
  photo: 'Photo',
  video: 'Video',
  saved: 'Saved',
  savedMedia: 'Saved media',
  savedSignedOut: 'Your saved media, on every device you sign in on.',
} as const
