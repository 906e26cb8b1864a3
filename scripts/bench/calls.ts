import type { EndpointName } from '@dlm/contract/contract'
import { kindsWith } from '@dlm/contract/kinds/kinds'
import { encodeWire } from '@dlm/contract/media/codec'
import { searchReads } from '@dlm/contract/site/search.schema'
import { taggedOfKind } from '@dlm/contract/tags/tagged.schema'
import { albums, benchId, lockedAlbumGrant, PAGE, room, words } from './documents.ts'

/** A call whose reads are counted at every size; the first of each endpoint is also made under load. */
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
}

/** The input as the call takes it, for the page at `cursor`. */
export function inputOf({ input, encoded }: CountedCall, cursor?: string): object {
  const request = cursor === undefined ? input : { ...input, cursor }
  return encoded ? { payload: encodeWire(request) } : request
}

/** Documents a page may cost beyond those it shows. */
const beyond = 5

/** A list of the portal: what a request has besides page and search. */
interface List {
  name: string
  endpoint: EndpointName
  query?: object
  encoded?: true
}

/** Lists whose searches are those of the others: one function reads them all. */
const plainLists: readonly List[] = [
  { name: 'products', endpoint: 'get_products' },
  { name: 'services', endpoint: 'get_services' },
  { name: 'events', endpoint: 'get_all_events' },
  { name: 'success points', endpoint: 'get_succ' },
  { name: 'questions', endpoint: 'get_faqs' },
  { name: 'replies to a question', endpoint: 'get_reply', query: { id: benchId(0) } },
]

const { grant } = room
const locked = { fid: albums.locked, grant: lockedAlbumGrant() }
const searchedLists: readonly List[] = [
  { name: 'news', endpoint: 'get_news' },
  { name: 'albums', endpoint: 'get_all_albums', encoded: true },
  { name: 'photos', endpoint: 'photos_all', encoded: true },
  { name: 'photos of an album', endpoint: 'photos_all', query: { fid: albums.open }, encoded: true },
  { name: 'photos of a locked album', endpoint: 'photos_all', query: locked, encoded: true },
  {
    name: 'photos of an album in a client room',
    endpoint: 'photos_all',
    query: { fid: albums.open, grant },
    encoded: true,
  },
  { name: 'videos', endpoint: 'get_all_videos', encoded: true },
  { name: 'audios', endpoint: 'get_all_audios', encoded: true },
]

/** The page of one list and its second page. */
function pagesOf({ name, query, ...list }: List): [CountedCall, CountedCall] {
  const page = { ...list, input: { limit: PAGE, ...query }, atMost: PAGE + beyond }
  return [
    { ...page, name: `${name}, page of ${PAGE}` },
    { ...page, name: `${name}, second page of ${PAGE}`, second: true },
  ]
}

/** The pages and the searches of one list. */
function callsOf(list: List): CountedCall[] {
  const [page, second] = pagesOf(list)
  const search = (what: string, word: string): CountedCall => ({
    ...page,
    name: `${list.name}, search, ${what}`,
    input: { ...page.input, search: word },
  })
  const { atMost: _, ...unbounded } = search('nothing found but its letters common', words.scattered)
  return [
    ...[page, second, search('rare word', words.rare), search('common word', words.common)],
    ...[search('nothing found', words.absent), { ...unbounded, upTo: 1_000 }],
  ]
}

const everything = Object.entries(words).map(([what, search]): CountedCall => {
  const name = `search of everything, ${what} word`
  return { name, endpoint: 'search_all', input: { search }, atMost: searchReads }
})

/** A page of one kind, which all products are on, and a query of each other kind. */
const ofTag = taggedOfKind + kindsWith('hasTags').length

const article = { id: benchId(0) }
const file = { key: benchId(0) }

/** What the bench counts. A later list adds itself to `plainLists`. */
export const countedCalls: readonly CountedCall[] = [
  { name: 'get_site', endpoint: 'get_site', input: {}, atMost: 1 },
  { name: 'get_legal', endpoint: 'get_legal', input: { id: 'terms' }, atMost: 1 },
  { name: 'get_3_news', endpoint: 'get_3_news', input: {}, atMost: 3 + beyond },
  { name: 'get_latest_media', endpoint: 'get_latest_media', input: {} },
  { name: 'get_more_news', endpoint: 'get_more_news', input: article },
  { name: 'get_news_data', endpoint: 'get_news_data', input: article, atMost: 8 },
  { name: 'like_news', endpoint: 'like_news', input: article },
  { name: 'image_file', endpoint: 'image_file', input: file },
  { name: 'video_file', endpoint: 'video_file', input: file },
  { name: 'audio_file', endpoint: 'audio_file', input: file },
  { name: 'get_10_rates', endpoint: 'get_10_rates', input: {}, atMost: 3 },
  { name: 'open_room', endpoint: 'open_room', input: { key: room.key }, atMost: 5 },
  { name: 'room_media', endpoint: 'room_media', input: { grant }, atMost: 4 },
  { name: 'get_room_choices', endpoint: 'get_room_choices', input: { grant }, atMost: 5 },
  { name: 'get_room_review', endpoint: 'get_room_review', input: { grant }, atMost: 4 },
  {
    name: 'get_room_comments',
    endpoint: 'get_room_comments',
    input: { grant, piece: room.piece },
    atMost: 5,
  },
  { name: 'get_tag', endpoint: 'get_tag', input: { id: 'test' }, atMost: ofTag },
  ...everything,
  ...searchedLists.flatMap(callsOf),
  ...plainLists.flatMap(pagesOf),
]
