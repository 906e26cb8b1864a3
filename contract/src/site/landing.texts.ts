/** The texts of the landing and of home, around what they show. */
export const landingTexts = {
  pause: 'Pause slideshow',
  resume: 'Resume slideshow',
  film: 'Film',
  sound: 'Sound',
  latestPhotos: 'Latest photos',
  notPlayable: 'This audio can’t be played here. Try again, or download it and play it on your device.',
  download: 'Download',
  explore: 'Explore',
  home: 'Home',
  getStarted: 'Get Started',
  welcome: 'Welcome',
  play: (title: string) => `Play ${title}`,
  pauseSound: (title: string) => `Pause ${title}`,
} as const
