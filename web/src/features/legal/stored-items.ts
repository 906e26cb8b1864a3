import { storageKeys } from '@dlm/contract/constants'
import { storedItemTexts } from '@dlm/contract/site/stored-items.texts'

/** A key, or a store, that the portal writes in the browser. */
export interface StoredItem {
  /** Its key, or the name of its store. */
  key: string
  purpose: string
  until: string
}

const untilDeleted = storedItemTexts.untilDeleted
const untilSignOut = storedItemTexts.untilSignOut

/** All of them. A guard test compares the keys with those the code uses. */
export const storedItems: readonly StoredItem[] = [
  {
    key: storageKeys.theme,
    purpose: storedItemTexts.theme,
    until: untilDeleted,
  },
  {
    key: 'dsp-visitor',
    purpose: storedItemTexts.visitor,
    until: untilDeleted,
  },
  {
    key: 'dsp-devices',
    purpose: storedItemTexts.knownBrowser,
    until: storedItemTexts.untilPasswordChange,
  },
  {
    key: 'dsp-albums',
    purpose: storedItemTexts.albumGrants,
    until: storedItemTexts.untilLocked,
  },
  {
    key: 'dsp-rooms',
    purpose: storedItemTexts.rooms,
    until: storedItemTexts.untilRoomEnds,
  },
  {
    key: 'dsp-choices',
    purpose: storedItemTexts.roomChoices,
    until: storedItemTexts.untilReceived,
  },
  {
    key: 'dsp-seen',
    purpose: storedItemTexts.roomSeen,
    until: storedItemTexts.untilReceived,
  },
  {
    key: 'dsp-room-drafts',
    purpose: storedItemTexts.roomDrafts,
    until: storedItemTexts.untilCommentSent,
  },
  {
    key: 'dsp-question',
    purpose: storedItemTexts.question,
    until: storedItemTexts.untilAsked,
  },
  {
    key: 'dsp-otp',
    purpose: storedItemTexts.sentCode,
    until: storedItemTexts.untilCodeUsed,
  },
  {
    key: 'dsp-shell',
    purpose: storedItemTexts.frame,
    until: untilDeleted,
  },
  {
    key: 'dsp-drafts',
    purpose: storedItemTexts.drafts,
    until: storedItemTexts.untilSent,
  },
  {
    key: 'dsp-unsent',
    purpose: storedItemTexts.unsentFiles,
    until: storedItemTexts.untilTabClosed,
  },
  {
    key: 'dsp-captions',
    purpose: storedItemTexts.captions,
    until: untilDeleted,
  },
  {
    key: 'dsp-views',
    purpose: storedItemTexts.views,
    until: untilDeleted,
  },
  {
    key: 'dsp-columns',
    purpose: storedItemTexts.columns,
    until: untilDeleted,
  },
  {
    key: 'dsp-markdown',
    purpose: storedItemTexts.writesMarkdown,
    until: untilDeleted,
  },
  {
    key: 'dsp-upload-order',
    purpose: storedItemTexts.uploadOrder,
    until: untilDeleted,
  },
  {
    key: 'dsp-welcomed',
    purpose: storedItemTexts.welcome,
    until: storedItemTexts.untilTabClosed,
  },
  {
    key: 'dsp-left-release',
    purpose: storedItemTexts.reloaded,
    until: storedItemTexts.untilTabClosed,
  },
  {
    key: 'dsp-saved',
    purpose: storedItemTexts.savedMedia,
    until: storedItemTexts.untilSignIn,
  },
  {
    key: 'dsp-saved-albums',
    purpose: storedItemTexts.savedAlbums,
    until: storedItemTexts.untilRemoved,
  },
  {
    key: 'dsp-searches',
    purpose: storedItemTexts.searches,
    until: storedItemTexts.untilCleared,
  },
  {
    key: 'dsp-settings',
    purpose: storedItemTexts.brand,
    until: untilDeleted,
  },
  {
    key: 'dsp-visits',
    purpose: storedItemTexts.visits,
    until: untilDeleted,
  },
  {
    key: 'dsp-rating',
    purpose: storedItemTexts.rating,
    until: untilDeleted,
  },
  {
    key: 'dsp-zip',
    purpose: storedItemTexts.zip,
    until: storedItemTexts.untilZipDone,
  },
  {
    key: 'dsp-profile-form',
    purpose: storedItemTexts.form,
    until: untilDeleted,
  },
  {
    key: storageKeys.loginStatus,
    purpose: storedItemTexts.signedIn,
    until: untilSignOut,
  },
  {
    key: storageKeys.user,
    purpose: storedItemTexts.account,
    until: untilSignOut,
  },
  {
    key: 'firebaseLocalStorageDb',
    purpose: storedItemTexts.session,
    until: storedItemTexts.untilSessionEnd,
  },
]
