import { storageKeys } from '@dlm/contract/constants'

/** A key, or a store, that the portal writes in the browser. */
export interface StoredItem {
  /** Its key, or the name of its store. */
  key: string
  purpose: string
  until: string
}

const untilDeleted = 'Until you delete it'
const untilSignOut = 'Until you sign out; without “Remember me” until you close the tab'

/** All of them. A guard test compares the keys with those the code uses. */
export const storedItems: readonly StoredItem[] = [
  {
    key: storageKeys.theme,
    purpose: 'Whether you chose the dark or the light theme, so that pages open in it.',
    until: untilDeleted,
  },
  {
    key: 'dsp-visitor',
    purpose:
      'A random number, made when you first vote or open an article, so that each visitor counts once.',
    until: untilDeleted,
  },
  {
    key: 'dsp-devices',
    purpose:
      'Proof that you signed in on this browser before, so that others who guess your password cannot lock you out of it. It opens nothing alone.',
    until: 'Until you delete it, change your password or sign out everywhere',
  },
  {
    key: 'dsp-albums',
    purpose:
      'Which locked albums you have opened and the proof that you knew their codes, so that you are not asked again. Never a code itself.',
    until: 'Until you lock the album again or its code changes, at most a year',
  },
  {
    key: 'dsp-question',
    purpose: 'A question you are typing, so that it is still there when your session ends meanwhile.',
    until: 'Until you ask it, or close the tab',
  },
  {
    key: 'dsp-otp',
    purpose:
      'The e-mail address that a code was sent to, so that you can still type it after a reload. Never the code itself.',
    until: 'Until you used the code, after ten minutes, or when you close the tab',
  },
  {
    key: 'dsp-shell',
    purpose:
      'The empty frame of the portal, so that it opens without a connection. Nothing of what you looked at.',
    until: untilDeleted,
  },
  {
    key: 'dsp-drafts',
    purpose:
      'For administrators: what they typed and uploaded on the dashboard and have not sent, without passwords and without the files themselves, so that it is there when they come back.',
    until: 'Until they send or discard it, sign out, or another admin writes on the dashboard',
  },
  {
    key: 'dsp-views',
    purpose: 'For administrators: whether a tool of the dashboard shows rows or a grid.',
    until: untilDeleted,
  },
  {
    key: 'dsp-upload-order',
    purpose: 'For administrators: whether uploaded photos are sorted by name or by date.',
    until: untilDeleted,
  },
  {
    key: 'dsp-welcomed',
    purpose: 'That you have seen the welcome, so that it does not come again.',
    until: 'Until you close the tab',
  },
  {
    key: 'dsp-left-release',
    purpose:
      'For which version of the portal this tab was reloaded, so that a page never reloads in a circle.',
    until: 'Until you close the tab',
  },
  {
    key: 'dsp-saved',
    purpose: 'The media you saved without being signed in. Your account takes them over when you sign in.',
    until: 'Until you sign in or delete it',
  },
  {
    key: 'dsp-saved-albums',
    purpose:
      'Which locked album a photo that you saved belongs to, by their numbers only, so that you can unlock it.',
    until: 'Until you take the photo out of your saved media or delete it',
  },
  {
    key: 'dsp-searches',
    purpose:
      'Your last eight searches of everything that led you somewhere, so that you can make them again.',
    until: 'Until you clear them in the search or delete them',
  },
  {
    key: 'dsp-settings',
    purpose: 'The name, texts and colour of the portal, so that its pages open with them.',
    until: untilDeleted,
  },
  {
    key: 'dsp-visits',
    purpose:
      'For members: when you last looked at the home screen, in this visit and the one before, so that you see what is new since.',
    until: untilDeleted,
  },
  {
    key: 'dsp-rating',
    purpose: 'The stars you gave us, so that you see them at once.',
    until: untilDeleted,
  },
  {
    key: 'dsp-zip',
    purpose: 'Which files you put into your zip, by their numbers only.',
    until: 'Until you download or empty it, or close the tab',
  },
  {
    key: 'dsp-profile-form',
    purpose: 'Whether you signed in or signed up last, so that the same form is there again.',
    until: untilDeleted,
  },
  {
    key: storageKeys.loginStatus,
    purpose: 'Whether you are signed in, so that the right page opens at once.',
    until: untilSignOut,
  },
  {
    key: storageKeys.user,
    purpose: 'Your account as you see it, without your password, so that it is there before we answer.',
    until: untilSignOut,
  },
  {
    key: 'firebaseLocalStorageDb',
    purpose:
      'The proof that you signed in. Without “Remember me” it is stored only until you close the tab. Never your password.',
    until: 'Until you sign out, at most 30 days',
  },
]
