import type { EndpointName } from '@dlm/contract/contract'
import { articleId, words } from './news-documents.ts'

/** Articles on a page of the bench. */
export const PAGE = 20

/** A call whose reads are counted at every size. */
export interface CountedCall {
  name: string
  endpoint: EndpointName
  input: object
  /** Asks for the page after the first. */
  second?: true
  /** Most documents it may read, however many there are; more fails the command. Without it the figure is reported only. */
  atMost?: number
  /** The largest size it is made at, where more would take the emulated database minutes. */
  upTo?: number
  /** Timed at the largest size against the plain page. */
  timed?: true
}

/** Documents a page may cost beyond those it shows. */
const beyond = 5

function search(word: string): object {
  return { limit: PAGE, search: word }
}

/** The plain page that searches are timed against. */
export const plainPage: CountedCall = {
  name: `get_news, page of ${PAGE}`,
  endpoint: 'get_news',
  input: { limit: PAGE },
  atMost: PAGE + beyond,
}

/** What the bench counts. A later list adds its rows here. */
export const countedCalls: readonly CountedCall[] = [
  { name: 'get_3_news', endpoint: 'get_3_news', input: {}, atMost: 3 + beyond },
  plainPage,
  { ...plainPage, name: `get_news, second page of ${PAGE}`, second: true },
  { name: 'search, rare word', endpoint: 'get_news', input: search(words.rare), timed: true },
  { name: 'search, common word', endpoint: 'get_news', input: search(words.common), timed: true },
  { name: 'search, nothing found', endpoint: 'get_news', input: search(words.absent), timed: true },
  {
    name: 'search, nothing found but its letters common',
    endpoint: 'get_news',
    input: search(words.scattered),
    upTo: 1_000,
  },
  { name: 'get_news_data', endpoint: 'get_news_data', input: { id: articleId(0) } },
  { name: 'like_news', endpoint: 'like_news', input: { id: articleId(0) } },
]

/** A call whose throughput through Hosting is set against the constant answer's. */
export interface LoadedCall {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Of a POST. */
  body?: object
  status: number
  /** The share of the constant answer's throughput that is aimed at. */
  target?: number
}

/** An unknown call: refused by the same function before it reads anything. */
export const constantAnswer: LoadedCall = {
  name: 'constant answer (unknown call)',
  method: 'GET',
  path: '/api/no_such_call',
  status: 404,
}

/** What is called under load. A later public read adds its row here. */
export const loadedCalls: readonly LoadedCall[] = [
  {
    name: `get_news, page of ${PAGE}`,
    method: 'GET',
    path: `/api/get_news?limit=${PAGE}`,
    status: 200,
    target: 0.35,
  },
  { name: 'get_3_news', method: 'GET', path: '/api/get_3_news', status: 200 },
  {
    name: 'get_news_data, a view each',
    method: 'POST',
    path: '/api/get_news_data',
    body: { id: articleId(0) },
    status: 200,
  },
]
