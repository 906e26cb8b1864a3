import { brand } from '../brand/brand.ts'

/** The texts of Explore and its intro. */
export const exploreTexts = {
  intro: 'Introduction',
  steps: 'Steps',
  playAgain: 'Play again',
  skip: 'Skip',
  explore: 'Explore',
  get title() {
    return `Explore ${brand.product}`
  },
  welcome: 'Welcome',
  get about() {
    return `About ${brand.product}`
  },
  readNews: 'Read the news',
  rateUs: 'Rate us',
} as const
