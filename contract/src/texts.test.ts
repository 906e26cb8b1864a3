import { describe, expect, it } from 'vitest'
import { accountTexts } from './accounts/accounts.texts.ts'
import { brand } from './brand/brand.ts'
import { catalogueTexts } from './catalogue/catalogue.texts.ts'
import { autoCloseFrom } from './constants.ts'
import { confirmation, type DialogText, failure, isQuiet, success } from './dialog-text.ts'
import { eventTexts } from './events/events.texts.ts'
import { adminMediaTexts } from './media/admin-media.texts.ts'
import { downloadTexts } from './media/downloads.texts.ts'
import { mediaTexts } from './media/media.texts.ts'
import { zipDialogTexts } from './media/zip-dialogs.texts.ts'
import { newsTexts } from './news/news.texts.ts'
import { questionTexts } from './questions/questions.texts.ts'
import { ratingTexts } from './ratings/ratings.texts.ts'
import { ruleText } from './rule-texts.ts'
import { rules } from './rules.ts'
import { siteTexts } from './site/site.texts.ts'
import { sonataTexts } from './sonata/sonata.texts.ts'
import { sonataLogsTexts } from './sonata/sonata-logs.texts.ts'
import { userTexts } from './users/users.texts.ts'

const msg = 'what the server or the provider said'

/** SPEC §8 "Errors", in its order: the title, and the dialog that has it. */
const failures: readonly (readonly [title: string, text: DialogText, msg: string])[] = [
  ['Our Problem', siteTexts.listNotLoaded(msg), msg],
  ['Ooops...', accountTexts.signInFailed(msg), msg],
  ['Sign Up Failed', accountTexts.signUpFailed(msg), msg],
  ['Problem saving media', mediaTexts.savingFailed(msg), msg],
  ['OTP Sent Failed', accountTexts.otpFailed(msg), msg],
  ['E-mail Sent Failed', userTexts.mailFailed(msg), msg],
  ['Key Sent Failed', sonataLogsTexts.keyFailed(msg), msg],
  [
    'Invalid request',
    downloadTexts.downloadNotFound,
    'No file found with the given key or the file type is not supported',
  ],
  ['No Key Found', downloadTexts.noKeyFound, 'No Key Found'],
  ['Profile Photo Updated', adminMediaTexts.albumNotAdded(msg), msg],
  ['NIC Not Valid', ruleText(rules.nic), rules.nic.message],
]

/** SPEC §8 "Success dialogs", in its order. */
const successes: readonly (readonly [title: string, text: DialogText])[] = [
  ['User Signed In', accountTexts.signedIn],
  ['User Registered', accountTexts.registered],
  ['Profile Photo Updated', accountTexts.photoUpdated],
  ['Account Deleted', accountTexts.deleted],
  ['Password Changed', accountTexts.passwordChanged],
  ['Question added', questionTexts.added],
  ['Question deleted', questionTexts.deleted],
  ['Media Saved', mediaTexts.saved(1)],
  ['Media Saved', mediaTexts.savedHere(2)],
  ['Media Removed', mediaTexts.removed],
  ['Liked Post', newsTexts.liked],
  ['Unliked Post', newsTexts.unliked],
  [`${brand.product} Share`, siteTexts.shared],
  [`${brand.product} Share`, siteTexts.addressCopied],
  ['Account Verified', accountTexts.verified],
  ['OTP Sent', accountTexts.otpSent],
  ['Request Granted', accountTexts.requestGranted],
  ['Rating Recorded', ratingTexts.recorded(5)],
  ['Ratings Recorded', ratingTexts.recorded(3)],
  ['Album Added', adminMediaTexts.albumAdded],
  ['Album Deleted', adminMediaTexts.albumDeleted],
  ['Photo Deleted', adminMediaTexts.photoDeleted],
  ['Video Deleted', adminMediaTexts.videoDeleted],
  ['Audio Deleted', adminMediaTexts.audioDeleted],
  ['Upload Started', adminMediaTexts.uploadStarted(3)],
  ['Upload Completed', adminMediaTexts.uploadCompleted(3)],
  ['News Submitted', newsTexts.submitted],
  ['News Deleted', newsTexts.deleted],
  ['Event Recorded.', eventTexts.recorded],
  ['Event Deleted', eventTexts.deleted],
  ['Product Recorded.', catalogueTexts.productRecorded],
  ['Product Deleted', catalogueTexts.productDeleted],
  ['Service Recorded.', catalogueTexts.serviceRecorded],
  ['Service Deleted', catalogueTexts.serviceDeleted],
  ['Reply Submitted', questionTexts.replySubmitted],
  ['Entries Found.', sonataLogsTexts.entriesFound(3)],
  ['Key Number Sent', sonataLogsTexts.keySent({ key: 'ABC', email: 'a@dlm.test', transaction: 't1' })],
  ['Request Deleted', sonataLogsTexts.requestDeleted],
  ['Data Found.', userTexts.found({ clients: 12, admins: 1 })],
  ['E-mail Sent', userTexts.mailSent],
  ['User Promoted.', userTexts.promoted],
  ['User Promoted.', userTexts.demoted],
  ['New Key Found', sonataTexts.newKeyFound],
  ['Email Address Updated', sonataTexts.emailUpdated],
  ['Transaction Key Copied', sonataTexts.transactionCopied],
  ['Key Number Copied', sonataTexts.keyCopied],
]

describe('failures stay until they are closed', () => {
  it.each(failures)('%s', (title, text, message) => {
    expect(text).toMatchObject({ title, msg: message, mode: 'error', icon: 'warning', actions: 'close' })
    expect(text.time).toBeLessThan(autoCloseFrom)
  })
})

describe('success messages close automatically', () => {
  it.each(successes)('%s', (title, text) => {
    expect(text).toMatchObject({ title, mode: 'success' })
    expect(text.msg).not.toBe('')
    expect(text.time).toBeGreaterThanOrEqual(autoCloseFrom)
  })
})

describe('messages that tell something', () => {
  it('the stars given and lost', () => {
    expect(ratingTexts.recorded(5).msg).toBe(
      `You have successfully given 5 stars to the ${brand.product}. Your user experience is greatly appreciated.`,
    )
    expect(ratingTexts.recorded(4).msg).toContain('Thank you')
    expect(ratingTexts.recorded(4).msg).toContain('01 star ')
    expect(ratingTexts.recorded(1).msg).toContain('04 stars ')
  })

  it('counts, below ten with a leading zero (SPEC §9)', () => {
    expect(sonataLogsTexts.entriesFound(12).msg).toBe('You have 12 entries to configure.')
    expect(sonataLogsTexts.entriesFound(3).msg).toBe('You have 03 entries to configure.')
    expect(userTexts.found({ clients: 12, admins: 1 }).msg).toBe('12 users and 01 administrator found.')
    expect(adminMediaTexts.uploadStarted(1).msg).toBe('Uploading 01 file.')
    expect(adminMediaTexts.uploadCompleted(20).msg).toBe('20 files uploaded.')
  })

  it('the key, the e-mail and the transaction', () => {
    const { msg } = sonataLogsTexts.keySent({
      key: 'ABC-DEF-GHIJ-KL',
      email: 'a@dlm.test',
      transaction: 't1',
    })
    for (const part of ['ABC-DEF-GHIJ-KL', 'a@dlm.test', 't1']) expect(msg).toContain(part)
  })
})

/** Of our own: what is asked before something happens, what to do where the clipboard is forbidden, a session's end, what an admin removed, released, saved or may pass on, and a key's mail that was sent. */
const own = [
  catalogueTexts.adultsOnly,
  newsTexts.draftSubmitted,
  newsTexts.submittedUntil('December 1, 2026, 09:00'),
  newsTexts.previewCopied('December 1, 2026'),
  zipDialogTexts.zipFull,
  zipDialogTexts.zipClose,
  ratingTexts.wordsSaved,
  ratingTexts.wordsRemoved,
  questionTexts.askDelete,
  questionTexts.askDeleteReply,
  questionTexts.released,
  questionTexts.replySaved,
  siteTexts.addressNotCopied,
  sonataTexts.notCopied,
  accountTexts.sessionEnded,
  accountTexts.otpJustSent('A code was just sent.'),
  accountTexts.signOutEverywhere,
  accountTexts.confirmDeletion('member01'),
  userTexts.askRemove('member01'),
  userTexts.removed('member01'),
  userTexts.askPromote('member01', 'a@dlm.test'),
  userTexts.askDemote('member01'),
  userTexts.askRole('member01', 'editor'),
  userTexts.roleGiven('member01', 'editor'),
  userTexts.invited('a@dlm.test'),
  userTexts.askRevoke('a@dlm.test'),
  userTexts.askRemoveWords('other01'),
  userTexts.wordsRemoved('other01'),
  sonataLogsTexts.keyOnItsWay('ABC-DEF-GHIJ-KL'),
]

it('there is no dialog SPEC §8 does not have, but for those of our own', () => {
  const domains = {
    accountTexts,
    siteTexts,
    catalogueTexts,
    newsTexts,
    eventTexts,
    downloadTexts,
    adminMediaTexts,
    mediaTexts,
    ratingTexts,
    questionTexts,
    sonataTexts,
    sonataLogsTexts,
    userTexts,
    zipDialogTexts,
  }
  const count = Object.values(domains).reduce((sum, domain) => sum + Object.keys(domain).length, 0)
  // One function makes both rating dialogs; `ruleText` is in the list above and no domain's.
  expect(count).toBe(failures.length - 1 + successes.length - 1 + own.length)
})

it('a question before a loss looks like one, and its title names what goes', () => {
  for (const text of [userTexts.askRemove('member01'), userTexts.askDemote('member01')]) {
    expect(text).toMatchObject({ mode: 'error', icon: 'warning', actions: 'yesno', yes: 'danger' })
    expect(text.title).toContain('member01')
  }
})

it('a question of age is answered with care', () => {
  expect(catalogueTexts.adultsOnly.yes).toBe('secondary')
})

it('only what reports and closes automatically is quiet', () => {
  const report = success('Saved', msg)
  expect(isQuiet(report)).toBe(true)
  expect(isQuiet({ ...report, time: autoCloseFrom - 1 })).toBe(false)
  expect(isQuiet({ ...report, mode: 'error' })).toBe(false)
  expect(isQuiet(failure('Ooops...', msg))).toBe(false)
  expect(isQuiet(confirmation('Sure?', msg))).toBe(false)
  // It closes automatically, and asks.
  expect(isQuiet(sonataTexts.newKeyFound)).toBe(false)
})
