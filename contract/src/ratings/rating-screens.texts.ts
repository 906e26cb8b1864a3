import { brand } from '../brand/brand.ts'
import { stars } from '../constants.ts'
import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'

/** The texts of the ratings: the latest ones, their summary, and the screen to rate. */
export const ratingScreenTexts = {
  ratings: 'Ratings',
  get rateProduct() {
    return `Rate ${brand.product}`
  },
  noRatings: 'No ratings yet. Be the first to rate us.',
  ratingsFailed: 'We can’t show the ratings right now.',
  /** SPEC §2. */
  given: (given: number) => `You gave us ${leadingZero(given)} star(s)`,
  loadingOwn: 'Loading your rating…',
  notRated: 'You haven’t rated us yet',
  ownRating: 'Your rating',
  get starsFor() {
    return `Stars for ${brand.product}`
  },
  changeHint: 'Tap a star to change it.',
  rateHint: 'Tap a star to rate us. You can change it later.',
  /** @param reason a sentence */
  ownRatingFailed: (reason: string) => `We can’t show your last rating. ${reason}`,
  average: (average: string) => `${average} of ${stars.max} stars on average`,
  count: (ratings: number) => plural(ratings, 'rating'),
  latestRatings: 'Latest ratings',
  rateUs: 'Rate us',
  yourSentence: 'Your rating in a sentence (optional)',
  sentenceHint:
    'Once your account is verified, everyone can read it with your username, and we may quote it on the landing page.',
  saveSentence: 'Save',
  savingSentence: 'Saving…',
  rate: 'Rate',
  rateIntro: 'Your rating appears with your username on Explore.',
  explore: 'Explore',
  membersOnly: 'Only members can rate. We’ll bring you back here.',
  /** The words after a number. */
  stars: (given: number) => (given === 1 ? 'star' : 'stars'),
} as const
