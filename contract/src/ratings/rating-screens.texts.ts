import { brand } from '../brand/brand.ts'
import { stars } from '../constants.ts'
import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'
/** The texts of the ratings: the latest ones, their summary, and the screen to rate. */
export const ratingScreenTexts = {
  ratingsFailed: 'We can’t show the ratings right now.',
  noRatings: 'No ratings yet. Be the first to rate us.',
  ratings: 'Ratings',
  rateHint: 'Tap a star to rate us. You can change it later.',
  changeHint: 'Tap a star to change it.',
  ownRating: 'Your rating',
  notRated: 'You haven’t rated us yet',
  loadingOwn: 'Loading your rating…',
  rateUs: 'Rate us',
  latestRatings: 'Latest ratings',
  membersOnly: 'Only members can rate. We’ll bring you back here.',
  explore: 'Explore',
  rateIntro: 'Your rating appears with your username on Explore.',
  rate: 'Rate',
  get rateProduct() {
    return `Rate ${brand.product}`
  },
  /** SPEC §2. */
  given: (given: number) => `You gave us ${leadingZero(given)} star(s)`,
  get starsFor() {
    return `Stars for ${brand.product}`
  },
  /** @param reason a sentence */
  ownRatingFailed: (reason: string) => `We can’t show your last rating. ${reason}`,
  average: (average: string) => `${average} of ${stars.max} stars on average`,
  count: (ratings: number) => plural(ratings, 'rating'),
  /** As screen readers say it. */
  ofStars: (given: number) => `${given} of ${stars.max} stars`,
  /** The words after a number. */
  stars: (given: number) => (given === 1 ? 'star' : 'stars'),
} as const
