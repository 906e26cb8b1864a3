/** A Sonata key request of the demo data; `paidDaysAgo` is null while the payment is pending. */
export interface DemoSonataRequest {
  mid: string
  devid: string
  transaction: string
  username: string
  /** Its twelve capitals are the key. */
  cypher: string
  daysAgo: number
  paidDaysAgo: number | null
}

/** The requests, newest first: just submitted, waiting for the payment, paid with a key, paid long ago. */
export const sonataRequests: readonly DemoSonataRequest[] = [
  {
    mid: 'mid-7f3a91c2',
    devid: 'DEV-7F3A-91C2',
    transaction: 'TRX-261101-0412',
    username: 'newcomer',
    cypher: 'qKd8RwTzMx4HbPvLnYsGjCfWuNe',
    daysAgo: 0,
    paidDaysAgo: null,
  },
  {
    mid: 'mid-2b80e4d7',
    devid: 'DEV-2B80-E4D7',
    transaction: 'TRX-261029-0398',
    username: 'ewan-gray',
    cypher: 'BxqTfLmWs7ZaNoHcVe2RkDgYiPju',
    daysAgo: 3,
    paidDaysAgo: null,
  },
  {
    mid: 'mid-member01-a',
    devid: 'DEV-51D6-0AF3',
    transaction: 'TRX-261023-0377',
    username: 'member01',
    cypher: 'hGtVsRw5NcXbKmPzLdYqFjWkTa',
    daysAgo: 9,
    paidDaysAgo: null,
  },
  {
    mid: 'mid-member01-b',
    devid: 'DEV-9C42-77B1',
    transaction: 'TRX-261006-0321',
    username: 'member01',
    cypher: 'sDaLfMgShTjUkDzIxOcKvEbYnqm3p',
    daysAgo: 26,
    paidDaysAgo: 25,
  },
  {
    mid: 'mid-c6d18f05',
    devid: 'DEV-C6D1-8F05',
    transaction: 'TRX-260904-0287',
    username: 'kenji_mori',
    cypher: 'PwRe4ZtLuVoNpQaWsXdHfJgKkm',
    daysAgo: 58,
    paidDaysAgo: 57,
  },
  {
    mid: 'mid-04ae72b9',
    devid: 'DEV-04AE-72B9',
    transaction: 'TRX-260704-0164',
    username: 'priya.nair',
    cypher: 'TqWyVuNpMdLgKjHxCbZ9rFsRap',
    daysAgo: 120,
    paidDaysAgo: 118,
  },
]
