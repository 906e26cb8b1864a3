/** The texts of the lists of videos and recordings. */
export const recordingTexts = {
  /** In counts and sentences. */
  recording: 'recording',
  recordings: 'recordings',
  linked: 'Opened from a link',
  audio: 'Audio',
  unplayable: 'We can’t play this recording here. Try again, or download it to play it on your device.',
  videoNotFound: 'Video not found',
  audioNotFound: 'Recording not found',
  videoNotFoundTitle: 'We couldn’t find this video',
  audioNotFoundTitle: 'We couldn’t find this recording',
  allVideos: 'See all videos',
  allAudio: 'See all recordings',
  videos: 'Videos',
  /** Headings on the page of an album. */
  films: 'Films',
  sounds: 'Sounds',
  photos: 'Photos',
  videoBlocked: 'Your network or browser blocked it.',
  videoFormat: 'Your browser doesn’t support its format.',
  videoUnplayable: 'We can’t play this video here',
  download: 'Download',
  tryAgain: 'Try again',
  downloadInstead: 'You can download it and play it on your device.',
  close: 'Close',
} as const
