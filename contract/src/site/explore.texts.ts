import { brand } from '../brand/brand.ts'
/** The texts of Explore and its intro. */
export const exploreTexts = {
  skip: 'Skip',
  playAgain: 'Play again',
  steps: 'Steps',
  intro: 'Introduction',
  welcome: 'Welcome',
  explore: 'Explore',
  get title() {
    return `Explore ${brand.product}`
  },
} as const
