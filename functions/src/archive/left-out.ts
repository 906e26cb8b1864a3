/** What no archive has, by the collection's name, each with its reason. Whatever is not here is in `collections`. */
export const leftOut: Readonly<Record<string, string>> = {
  caughtMails: 'mails that the emulators caught',
  counts: 'shards, which are summed up in their document',
  emails: 'made of the profiles',
  faults: 'what browsers reported of this portal, for thirty days',
  grants: 'good for minutes',
  mails: 'whether mails left, for the admin who sent them',
  migrations: 'how far a migration has come',
  otps: 'good for minutes',
  renderings: 'photos whose renditions are wanted: those of an archive are made anyway',
  sessions: 'who is signed in: everybody signs in once more',
  setup: 'the link that sets up a portal without an admin, and the steps of that',
  summaries: 'made of what they sum up',
  throttles: 'counters of limits',
  upkeep: 'how far the sweep has come',
  uploads: 'files in the staging area',
  usernames: 'made of the profiles',
}
