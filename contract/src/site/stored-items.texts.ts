/** The texts of the cookie policy: what the browser stores, why and for how long. */
export const storedItemTexts = {
  title: 'What your browser stores',
  untilDeleted: 'Until you delete it',
  untilSignOut: 'Until you sign out or, without “Remember me”, close the tab',
  theme: 'Your choice of the dark or light theme, so that pages open in it.',
  visitor:
    'A random number, created when you first vote or open an article, so that each visitor is counted once.',
  knownBrowser:
    'Proof that you’ve signed in on this browser before, so that someone guessing your password can’t lock you out. On its own it opens nothing.',
  untilPasswordChange: 'Until you delete it, change your password or sign out everywhere',
  albumGrants:
    'The locked albums you’ve opened, with proof that you knew their codes, so that you don’t have to enter them again. Never the codes themselves.',
  untilLocked: 'Until you lock the album or its code changes, for a year at most',
  rooms:
    'The client rooms you’ve opened, by the secret in their links, with proof that you knew their PINs, so that they open again. Never the PINs themselves.',
  roomChoices: 'Holds what you chose in a client room where it couldn’t be sent yet',
  roomSeen: 'Holds which photos of a client room you’ve looked at',
  untilReceived: 'Until the studio has received it',
  untilRoomEnds: 'Until the link of the room is revoked or you delete it',
  roomDrafts:
    'Comments in client rooms that you’re writing and haven’t sent yet, so that you don’t lose them without a connection.',
  untilCommentSent: 'Until you send or delete the comment',
  question: 'A question you’re typing, so that you don’t lose it if your session ends.',
  untilAsked: 'Until you ask it or close the tab',
  sentCode:
    'The e-mail address we sent a code to, so that you can still enter the code after a reload. Never the code itself.',
  untilCodeUsed: 'Until you use the code, for ten minutes, or until you close the tab',
  frame: 'The empty layout of the site, so that it opens without a connection. Nothing you’ve looked at.',
  drafts:
    'For admins: what they’ve typed and uploaded on the dashboard but not sent yet, so that it’s there when they come back. No passwords, and not the files themselves.',
  untilSent: 'Until they send or discard it, sign out, or another admin uses the dashboard',
  views: 'For admins: whether each list of the dashboard is shown as rows or as a grid.',
  columns: 'For admins: the columns hidden in each table of the dashboard.',
  writesMarkdown: 'For admins: whether texts are written as Markdown.',
  unsentFiles:
    'For admins: the names, sizes and dates of files that were chosen for an upload and not sent yet.',
  uploadOrder: 'For admins: whether uploaded photos are sorted by name or by date.',
  welcome: 'That you’ve seen the welcome, so that it isn’t shown again.',
  captions: 'The language of the captions you turned on, so that the next film has them on too.',
  untilTabClosed: 'Until you close the tab',
  reloaded: 'The version of the site this tab was last reloaded for, so that a page never keeps reloading.',
  savedMedia: 'The media you’ve saved without signing in. They move to your account when you sign in.',
  untilSignIn: 'Until you sign in or delete it',
  savedAlbums: 'The locked album each saved photo belongs to, by number only, so that you can unlock it.',
  untilRemoved: 'Until you remove the photo from your saved media or delete it',
  searches: 'Your last eight searches that led somewhere, so that you can repeat them.',
  untilCleared: 'Until you clear them in the search or delete them',
  brand: 'The site’s name, texts and colour, so that pages open with them.',
  visits:
    'For members: when you last opened the home screen, this time and the time before, so that you see what’s new.',
  rating: 'The stars you gave us, so that you see them right away.',
  zip: 'The files in your zip, by number only.',
  untilZipDone: 'Until you download or empty it, or close the tab',
  form: 'Whether you last signed in or signed up, so that you see the same form again.',
  signedIn: 'Whether you’re signed in, so that the right page opens right away.',
  account: 'Your account as you see it, without your password, so that it shows before the server responds.',
  session:
    'Proof that you’ve signed in. Without “Remember me” it’s stored only until you close the tab. Never your password.',
  untilSessionEnd: 'Until you sign out, for 30 days at most',
} as const
