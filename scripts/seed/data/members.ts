import type { DemoMember } from '../members.ts'

/** The members besides the documented accounts. They have no password: nobody signs in as one of them. */
export const otherMembers: readonly DemoMember[] = [
  { username: 'ines-duarte', verified: true, dark: true, daysAgo: 310 },
  { username: 'tom-hallam', verified: true, dark: false, daysAgo: 296 },
  { username: 'priya.nair', verified: true, dark: false, daysAgo: 281 },
  { username: 'jonas_weber', verified: false, dark: true, daysAgo: 254 },
  { username: 'mariam-k', verified: true, dark: true, daysAgo: 233 },
  { username: 'olu.adeyemi', verified: true, dark: false, daysAgo: 207 },
  { username: 'sofia-rossi', verified: false, dark: false, daysAgo: 181 },
  { username: 'kenji_mori', verified: true, dark: true, daysAgo: 166 },
  { username: 'anna-lund', verified: true, dark: false, daysAgo: 142 },
  { username: 'rafael.silva', verified: false, dark: false, daysAgo: 119 },
  { username: 'claire-b', verified: true, dark: true, daysAgo: 93 },
  { username: 'dimitar_p', verified: true, dark: false, daysAgo: 71 },
  { username: 'noor.haddad', verified: false, dark: true, daysAgo: 48 },
  { username: 'ewan-gray', verified: true, dark: false, daysAgo: 27 },
]
