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
  /** What a search looks for, where its time at the largest size is compared. */
  timed?: string
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

/** Lists whose searches are those of the others: one function reads them all. */
const plainLists: readonly List[] = [
  { name: 'products', endpoint: 'get_products' },
  { name: 'services', endpoint: 'get_services' },
  { name: 'events', endpoint: 'get_all_events' },
  { name: 'success points', endpoint: 'get_succ' },
  { name: 'questions', endpoint: 'get_faqs' },
  { name: 'replies to a question', endpoint: 'get_reply', query: { id: benchId(0) } },
]

const searchedLists: readonly List[] = [
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

/** The page of one list and its second page. */
function pagesOf(list: List): [CountedCall, CountedCall] {
  const page = pageOf(list)
  return [page, { ...page, name: `${list.name}, second page of ${PAGE}`, second: true }]
}

/** The pages and the searches of one list. */
function callsOf(list: List): CountedCall[] {
  const [page, second] = pagesOf(list)
  const search = (what: string, word: string): CountedCall => {
    const named = { ...page, name: `${list.name}, search, ${what}`, input: { ...page.input, search: word } }
    return list === news ? { ...named, timed: word } : named
  }
  const {
    atMost: _,
    timed: __,
    ...unbounded
  } = search('nothing found but its letters common', words.scattered)
  return [
    page,
    second,
    search('rare word', words.rare),
    search('common word', words.common),
    search('nothing found', words.absent),
    { ...unbounded, upTo: 1_000 },
  ]
}

/** What the bench counts. A later list adds itself to `plainLists`. */
export const countedCalls: readonly CountedCall[] = [
  { name: 'get_3_news', endpoint: 'get_3_news', input: {}, atMost: 3 + beyond },
  { name: 'get_news_data', endpoint: 'get_news_data', input: { id: benchId(0) } },
  { name: 'like_news', endpoint: 'like_news', input: { id: benchId(0) } },
  { name: 'image_file', endpoint: 'image_file', input: { key: benchId(0) } },
  { name: 'get_10_rates', endpoint: 'get_10_rates', input: {}, atMost: 30 },
  ...searchedLists.flatMap(callsOf),
  ...plainLists.flatMap(pagesOf),
]
