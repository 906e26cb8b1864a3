import { brand } from '../brand/brand.ts'
import { stars } from '../constants.ts'
import { success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The dialogs of the ratings (SPEC §8). */
export const ratingTexts = {
  /** @param given stars, 1 to 5; fewer than 5 have a title and a message of their own (SPEC §8) */
  recorded: (given: number) =>
    given >= stars.max
      ? success(
          'Rating Recorded',
          `You have successfully given ${stars.max} stars to the ${brand.product}. Your user experience is greatly appreciated.`,
        )
      : success(
          'Ratings Recorded',
          `Thank you for rating ${brand.product}. We lost ${plural(stars.max - given, 'star')} and will do our best to earn more.`,
        ),
  wordsSaved: success('Sentence Saved', 'You can change it at any time.'),
  wordsRemoved: success('Sentence Removed', 'Your stars stay.'),
} as const
