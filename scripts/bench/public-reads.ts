import { type Contract, contract, type EndpointName, type Request } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { encodeWire } from '@dlm/contract/media/codec'
import { PAGE } from './calls.ts'
import { albums, benchId } from './documents.ts'
import type { LoadedCall } from './load.ts'

type PublicCall = {
  [K in EndpointName]: Contract[K]['access'] extends 'public' ? K : never
}[EndpointName]

const page = { limit: PAGE }
const encodedPage = { payload: encodeWire(page) }
const file = { key: benchId(0) }
/** Signs in, signs up or writes: its time is that of a hash, a mail or a write on purpose. */
const noRead = null

/** What each public call is asked under load: one that is missing here does not compile. */
const asked: { readonly [K in PublicCall]: Request<K> | typeof noRead } = {
  get_news: page,
  get_3_news: {},
  get_news_data: { id: benchId(0) },
  get_products: page,
  get_services: page,
  get_all_events: page,
  get_succ: page,
  get_all_albums: encodedPage,
  get_all_videos: encodedPage,
  get_all_audios: encodedPage,
  photos_all: { payload: encodeWire({ ...page, fid: albums.open }) },
  image_file: file,
  video_file: file,
  audio_file: file,
  get_faqs: page,
  get_reply: { ...page, id: benchId(0) },
  get_10_rates: {},
  like_news: noRead,
  unlike_news: noRead,
  watched_sr: noRead,
  unlock_album: noRead,
  signin: noRead,
  signup: noRead,
  forgot_mail: noRead,
  get_varify: noRead,
  update_password: noRead,
}

/** A public read: how it is asked for an answer made anew, and for one that may be kept. */
export interface PublicRead {
  name: EndpointName
  anew: LoadedCall
  /** Missing where an answer is one caller's own. */
  kept?: LoadedCall
}

function publicRead(name: EndpointName, input: object): PublicRead {
  const { cache }: Endpoint = contract[name]
  const path = `/api/${name}`
  const anew: LoadedCall = { method: 'POST', path, body: input, status: 200 }
  if (!cache) return { name, anew }
  const texts = Object.entries(input).map(([field, value]) => [field, String(value)] as [string, string])
  const query = new URLSearchParams(texts)
  // The emulated Hosting forbids a kept answer to someone who does not say otherwise.
  const headers = { 'cache-control': `max-age=${cache.maxAge}` }
  return { name, anew, kept: { method: 'GET', path: `${path}?${query}`, headers, status: 200 } }
}

/** Every public read of the contract. */
export const publicReads: readonly PublicRead[] = Object.entries(asked).flatMap(([name, input]) =>
  input === noRead ? [] : [publicRead(name as PublicCall, input)],
)

/** An unknown call: refused by the same function before it reads anything. */
export const constantAnswer: LoadedCall = { method: 'GET', path: '/api/no_such_call', status: 404 }
