/** The ratings, newest first: fifteen members, each with one. */
export const ratings: readonly { username: string; rate: number; daysAgo: number }[] = [
  { username: 'ewan-gray', rate: 5, daysAgo: 1 },
  { username: 'claire-b', rate: 4, daysAgo: 2 },
  { username: 'member01', rate: 5, daysAgo: 5 },
  { username: 'olu.adeyemi', rate: 5, daysAgo: 8 },
  { username: 'noor.haddad', rate: 3, daysAgo: 11 },
  { username: 'dimitar_p', rate: 5, daysAgo: 15 },
  { username: 'kenji_mori', rate: 4, daysAgo: 23 },
  { username: 'anna-lund', rate: 5, daysAgo: 31 },
  { username: 'rafael.silva', rate: 2, daysAgo: 45 },
  { username: 'mariam-k', rate: 5, daysAgo: 58 },
  { username: 'sofia-rossi', rate: 4, daysAgo: 77 },
  { username: 'jonas_weber', rate: 4, daysAgo: 90 },
  { username: 'priya.nair', rate: 5, daysAgo: 112 },
  { username: 'tom-hallam', rate: 5, daysAgo: 140 },
  { username: 'ines-duarte', rate: 5, daysAgo: 183 },
]
