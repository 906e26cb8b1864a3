import { brand } from './brand.ts'
import { dialogTimes, stars, zipFiles } from './constants.ts'
import { confirmation, type DialogText, failure, ruleText, success } from './dialog-text.ts'
import { errors } from './errors.ts'
import { leadingZero } from './format/leading-zero.ts'
import { rules } from './rules.ts'

/**
 * Every dialog of SPEC §8, by domain, free of zod. Titles are the documented ones letter by letter, odd spelling
 * included, and so are the messages SPEC §8 quotes; where it gives a title only, the message is ours. Each domain is an
 * export of its own; those of the accounts, which no anonymous screen shows, are a file of their own.
 */

function plural(count: number, word: string): string {
  return `${leadingZero(count)} ${word}${count === 1 ? '' : 's'}`
}

export const siteTexts = {
  /** @param msg the server's */
  listNotLoaded: (msg: string) => failure('Our Problem', msg),
  /** Where an address is shared without its card. */
  addressCopied: success(`${brand.product} Share`, 'The address is copied to your clipboard.'),
  shared: success(
    `${brand.product} Share`,
    'The address is copied to your clipboard and the card is downloaded.',
  ),
  /** Own: browsers may forbid the clipboard. The share card shows the address. */
  addressNotCopied: failure(
    `${brand.product} Share`,
    'Your browser did not let us copy the address. You can select it beside the card and copy it from there.',
  ),
} as const

export const catalogueTexts = {
  /** Own: asked before a service above the age limit opens. */
  adultsOnly: confirmation('Adults Only', 'This service is meant for adults. Are you 18 years old or older?'),
  productRecorded: success('Product Recorded.', 'The product is in the list.'),
  productDeleted: success('Product Deleted', 'The product is removed from the list.'),
  serviceRecorded: success('Service Recorded.', 'The service is in the list.'),
  serviceDeleted: success('Service Deleted', 'The service is removed from the list.'),
} as const

export const newsTexts = {
  liked: success('Liked Post', 'Thank you! Your like is counted.'),
  unliked: success('Unliked Post', 'Thank you for being frank! Your dislike is counted.'),
  submitted: success('News Submitted', 'The article is published.'),
  deleted: success('News Deleted', 'The article is removed.'),
} as const

export const eventTexts = {
  recorded: success('Event Recorded.', 'The event is in the list.'),
  deleted: success('Event Deleted', 'The event is removed from the list.'),
} as const

export const mediaTexts = {
  saved: success('Media Saved', 'You find it among your saved media.'),
  removed: success('Media Removed', 'It is no longer among your saved media.'),
  savingFailed: (msg: string) => failure('Problem saving media', msg),
  downloadNotFound: failure(errors['download-not-found'].title, errors['download-not-found'].msg),
  noKeyFound: ruleText(rules.downloadLink),
  zipFull: failure('The zip is full', `A zip takes ${zipFiles} files. Download it before you choose more.`),
  /** Asked before a choice of files is given up. */
  zipClose: (files: number) =>
    confirmation('Close the zip?', `${plural(files, 'file')} will no longer be chosen.`),
  albumAdded: success('Album Added', 'The album is ready for its photos.'),
  albumDeleted: success('Album Deleted', 'The album and its photos are deleted.'),
  /** Titled so by SPEC §8. */
  albumNotAdded: (msg: string) => failure('Profile Photo Updated', msg),
  photoDeleted: success('Photo Deleted', 'The photo is deleted.'),
  videoDeleted: success('Video Deleted', 'The video is deleted.'),
  audioDeleted: success('Audio Deleted', 'The audio is deleted.'),
  uploadStarted: (files: number): DialogText => ({
    mode: 'success',
    icon: 'load',
    actions: 'none',
    title: 'Upload Started',
    msg: `${plural(files, 'file')} on the way.`,
    time: dialogTimes.brief,
  }),
  uploadCompleted: (files: number) => success('Upload Completed', `${plural(files, 'file')} uploaded.`),
} as const

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
          `Thank you for rating ${brand.product}. We lost ${plural(stars.max - given, 'star')} and will try to win them back.`,
        ),
} as const

export const questionTexts = {
  added: success('Question added', 'We will reply to your question soon.'),
  deleted: success('Question deleted', 'Your question and its replies are deleted.'),
  /** Own, as the next one: what is asked before. */
  askDelete: confirmation(
    'Delete this question?',
    'Your question and its replies will be deleted for everybody.',
  ),
  askDeleteReply: confirmation(
    'Delete this reply?',
    'The reply to your question will be deleted for everybody.',
  ),
  replySubmitted: success('Reply Submitted', 'The reply is published.'),
} as const

export const sonataTexts = {
  entriesFound: (entries: number) =>
    success('Entries Found.', `You have ${leadingZero(entries)} entries to configure.`),
  keySent: (sent: { key: string; email: string; transaction: string }) =>
    success(
      'Key Number Sent',
      `Key ${sent.key} is sent to ${sent.email} for transaction ${sent.transaction}.`,
    ),
  keyFailed: (msg: string) => failure('Key Sent Failed', msg),
  requestDeleted: success('Request Deleted', 'The key request is deleted.'),
  newKeyFound: success('New Key Found', 'This key is new to us. We are submitting it for you.'),
  emailUpdated: success('Email Address Updated', 'Your key request is registered with your e-mail address.'),
  transactionCopied: success('Transaction Key Copied', 'Please use it as the remark of your payment.'),
  keyCopied: success('Key Number Copied', 'Please paste it into the program.'),
} as const

export const userTexts = {
  found: ({ clients, admins }: { clients: number; admins: number }) =>
    success('Data Found.', `${plural(clients, 'user')} and ${plural(admins, 'administrator')} found.`),
  mailSent: success('E-mail Sent', 'Your e-mail is on its way.'),
  mailFailed: (msg: string) => failure('E-mail Sent Failed', msg),
  promoted: success('User Promoted.', `This user is now an admin of ${brand.product}.`),
  /** SPEC §8 has this title for both directions. */
  demoted: success('User Promoted.', `This user is now a client of ${brand.product}.`),
} as const
