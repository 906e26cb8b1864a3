/** The texts of the lists of videos and recordings. */
export const recordingTexts = {
  audio: 'Audio',
  linked: 'Opened from a link',
  unplayable: 'We can’t play this recording here. Try again, or download it to play it on your device.',
  allAudio: 'See all recordings',
  allVideos: 'See all videos',
  audioNotFound: 'Recording not found',
  videoNotFound: 'Video not found',
  videos: 'Videos',
  downloadInstead: 'You can download it and play it on your device.',
  tryAgain: 'Try again',
  download: 'Download',
  videoUnplayable: 'We can’t play this video here',
  videoFormat: 'Your browser doesn’t support its format.',
  videoBlocked: 'Your network or browser blocked it.',
  close: 'Close',
  /** In counts and sentences. */
  recording: 'recording',
  recordings: 'recordings',
  videoNotFoundTitle: 'We couldn’t find this video',
  audioNotFoundTitle: 'We couldn’t find this recording',
} as const
