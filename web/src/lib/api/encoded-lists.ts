import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import type { Album, AlbumAbout, Audio, MediaQuery, Photo, Video } from '@dlm/contract/media/media.schema'
import { failureTexts } from '@dlm/contract/site/failures.texts'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi, readApi } from './api.ts'
import { ApiFailure } from './api-failure.ts'

/** The lists that travel encoded and are the same for every caller (SPEC §7), by what they hold. */
export interface EncodedEntries {
  get_all_albums: Album
  get_all_videos: Video
  get_all_audios: Audio
}
export type EncodedList = keyof EncodedEntries
const names: readonly string[] = [
  'get_all_albums',
  'get_all_videos',
  'get_all_audios',
] satisfies EncodedList[]

/** Whether a call answers with an encoded list. */
export function isEncodedList(name: string): name is EncodedList {
  return names.includes(name)
}
export type EncodedEntry<K extends EncodedList> = EncodedEntries[K]

/** A page of an encoded list; `next` is the cursor of the following one. */
export interface ListPage<T> {
  data: T[]
  next?: string | undefined
}

/** What may be asked of an encoded list: `ids` leaves these entries, `search` those with a text. */
export type ListQuery = Omit<Partial<MediaQuery>, 'cursor' | 'fid' | 'grant'>

/** The server parsed the list against the contract before encoding it, so that only its type is checked here. */
function list<T>(value: unknown): T[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value as T[]
}

/**
 * The list that an answer carries encoded.
 * @throws ApiFailure when the text is not what the server encodes
 */
export function decoded<T>({ data, next }: { data: string; next?: string | undefined }): ListPage<T> {
  try {
    return { data: decodeWire(data, list<T>), next }
  } catch {
    throw new ApiFailure('broken-answer', failureTexts.brokenAnswer, failureTexts.ourProblem)
  }
}

export async function readList<K extends EncodedList>(
  name: K,
  query: Partial<MediaQuery>,
  signal: AbortSignal,
): Promise<ListPage<EncodedEntries[K]>> {
  return decoded(await readApi<EncodedList>(name, { payload: encodeWire(query) }, signal))
}

/** A page of photos; the first one of an album has what the album says. */
export interface PhotoPage extends ListPage<Photo> {
  about?: AlbumAbout | undefined
}

/** Photos as this browser may see them; `grant` opens a locked album. */
export async function callPhotos(query: Partial<MediaQuery>, signal: AbortSignal): Promise<PhotoPage> {
  const answer = await callApi('photos_all', { payload: encodeWire(query) }, signal)
  return { ...answer, ...decoded<Photo>(answer) }
}

/** One page of an encoded list, which shared caches may store. */
export function readEncoded<K extends EncodedList>(name: K, query: ListQuery) {
  return queryOptions<
    ListPage<EncodedEntries[K]>,
    ApiFailure,
    ListPage<EncodedEntries[K]>,
    readonly [EncodedList, ListQuery]
  >({
    queryKey: [name, query],
    queryFn: ({ signal }) => readList(name, query, signal),
  })
}

/** All pages of an encoded list so far. */
export function encodedPages<K extends EncodedList>(name: K, query: ListQuery) {
  return infiniteQueryOptions<
    ListPage<EncodedEntries[K]>,
    ApiFailure,
    InfiniteData<ListPage<EncodedEntries[K]>, string | undefined>,
    readonly [EncodedList, 'pages', ListQuery],
    string | undefined
  >({
    queryKey: [name, 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      readList(name, { ...query, ...(pageParam !== undefined && { cursor: pageParam }) }, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
  })
}
