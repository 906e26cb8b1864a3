import type { EndpointName } from '@dlm/contract/contract'
import { encodeWire } from '@dlm/contract/media/codec'
import { albums, benchId, lockedAlbumGrant, words } from './documents.ts'

/** Entries on a page of the bench. */
export const PAGE = 20

/** A call whose reads are counted at every size. */
export interface CountedCall {
  name: string
  endpoint: EndpointName
  input: object
  /** Sent as the media lists want it: encoded. */
  encoded?: true
  /** Asks for the page after the first. */
  second?: true
  /** Most documents it may read, however many there are; more fails the command. Without it the figure is reported only. */
  atMost?: number
  /** The largest size it is made at, where more would take the emulated database minutes. */
  upTo?: number
  /** Timed at the largest size against the plain page. */
  timed?: true
}

/** The input as the call takes it, for the page at `cursor`. */
export function inputOf({ input, encoded }: CountedCall, cursor?: string): object {
  const asked = cursor === undefined ? input : { ...input, cursor }
  return encoded ? { payload: encodeWire(asked) } : asked
}

/** Documents a page may cost beyond those it shows. */
const beyond = 5

/** A list of the portal: what it is asked for besides page and search. */
interface List {
  name: string
  endpoint: EndpointName
  query?: object
  encoded?: true
}

const news: List = { name: 'news', endpoint: 'get_news' }

const lists: readonly List[] = [
  news,
  { name: 'albums', endpoint: 'get_all_albums', encoded: true },
  { name: 'photos', endpoint: 'photos_all', encoded: true },
  { name: 'photos of an album', endpoint: 'photos_all', query: { fid: albums.open }, encoded: true },
  {
    name: 'photos of a locked album',
    endpoint: 'photos_all',
    query: { fid: albums.locked, grant: lockedAlbumGrant() },
    encoded: true,
  },
  { name: 'videos', endpoint: 'get_all_videos', encoded: true },
  { name: 'audios', endpoint: 'get_all_audios', encoded: true },
]

function pageOf({ name, query, ...list }: List): CountedCall {
  const input = { limit: PAGE, ...query }
  return { ...list, name: `${name}, page of ${PAGE}`, input, atMost: PAGE + beyond }
}

/** The page, its second page and the searches of one list. */
function callsOf(list: List): CountedCall[] {
  const page = pageOf(list)
  const search = (what: string, word: string): CountedCall => {
    return { ...page, name: `${list.name}, search, ${what}`, input: { ...page.input, search: word } }
  }
  const timed = list === news ? ({ timed: true } as const) : {}
  const { atMost: _, ...unbounded } = search('nothing found but its letters common', words.scattered)
  return [
    page,
    { ...page, name: `${list.name}, second page of ${PAGE}`, second: true },
    { ...search('rare word', words.rare), ...timed },
    { ...search('common word', words.common), ...timed },
    { ...search('nothing found', words.absent), ...timed },
    { ...unbounded, upTo: 1_000 },
  ]
}

/** What the bench counts. A later list adds itself to `lists`. */
export const countedCalls: readonly CountedCall[] = [
  { name: 'get_3_news', endpoint: 'get_3_news', input: {}, atMost: 3 + beyond },
  { name: 'get_news_data', endpoint: 'get_news_data', input: { id: benchId(0) } },
  { name: 'like_news', endpoint: 'like_news', input: { id: benchId(0) } },
  { name: 'image_file', endpoint: 'image_file', input: { key: benchId(0) } },
  ...lists.flatMap(callsOf),
]

/** The plain page that searches are timed against. */
export const plainPage = pageOf(news)

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
    body: { id: benchId(0) },
    status: 200,
  },
  {
    name: `photos of an album, page of ${PAGE}`,
    method: 'POST',
    path: '/api/photos_all',
    body: { payload: encodeWire({ fid: albums.open, limit: PAGE }) },
    status: 200,
  },
]
