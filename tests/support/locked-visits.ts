import { contract, type EndpointName } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { encodeWire } from '@dlm/contract/media/codec'
import { validRequests } from '@dlm/contract/testing/requests'
import { address } from '../../scripts/emulators/ports.ts'
import { readFirebaseConfig } from '../../scripts/lib/firebase-config.ts'
import { bucket } from './admin.ts'
import { PORTAL } from './emulators.ts'
import { type LockedPhoto, type LockedSecrets, withoutEnding } from './locked-secrets.ts'
import { forged, type Query } from './media.ts'

/** A request of the crawl. */
export interface Visit {
  url: string
  init?: RequestInit
  /** Made by a member; by a visitor otherwise. */
  asMember?: true
}

/** Calls that change something, and answer none of their input. */
const harmless: readonly EndpointName[] = [
  ...(['like_news', 'unlike_news', 'made_zip', 'report_fault'] as const),
  ...(['start_passkey_signin', 'end_session', 'begin_setup'] as const),
]

/** What each crawled call is sent, before one field of it is replaced. */
const requests: Partial<Record<EndpointName, Record<string, unknown>>> = {
  ...validRequests,
  // The demo code, which is the valid request, would unlock it.
  unlock_album: { fid: 'casa-lumen', token: forged },
}

/**
 * The calls that are crawled, new ones included. Others that change something would store the searched words, and then
 * seem to leak them.
 */
export const crawled = (Object.keys(contract) as EndpointName[]).filter((name) => {
  const { effect } = contract[name]
  return (effect !== 'write' && effect !== 'session') || harmless.includes(name)
})

/** The photos, films and sounds that are guessed: two of each in each album, since all are stored alike. All of them are searched in the answers. */
function guessed({ photos }: LockedSecrets): LockedPhoto[] {
  const counts = new Map<string, number>()
  return photos.filter(({ fid, kind }) => {
    const key = `${fid}/${kind}`
    counts.set(key, 1 + (counts.get(key) ?? 0))
    return (counts.get(key) ?? 0) <= 2
  })
}

/** What a curious visitor would search for: names, and their parts. */
function namesOf(photos: readonly LockedPhoto[]): string[] {
  const names = photos.flatMap(({ name }) => [withoutEnding(name), ...name.split(/[^a-z]+/i)])
  return [...new Set(names)].filter((name) => name.length > 3)
}

/** What would be sent as an id. */
function idsOf(photos: readonly LockedPhoto[]): string[] {
  return [...new Set(photos.flatMap(({ pid, fid }) => [pid, fid]))]
}

/** Encoded queries of a media list. */
function payloads(secrets: LockedSecrets, words: readonly string[]): string[] {
  const { photos } = secrets
  const fids = [...new Set(photos.map(({ fid }) => fid))]
  const cursor = (pid: string) => Buffer.from(JSON.stringify([Date.now(), pid])).toString('base64url')
  const queries: Query[] = [
    { limit: 50 },
    { ids: photos.map(({ pid }) => pid) },
    { ids: photos.map(({ pid }) => pid), grant: forged },
    ...words.map((search) => ({ search, limit: 50 })),
    ...guessed(secrets).map(({ pid }) => ({ cursor: cursor(pid), limit: 50 })),
    ...fids.flatMap((fid) => [
      { fid },
      { fid, grant: forged },
      { fid, search: 'a' },
      { fid, ids: photos.map(({ pid }) => pid) },
    ]),
  ]
  return queries.map(encodeWire)
}

/**
 * Every crawled call with every guess in every field that takes it; reads by GET, as caches see them. An admin's call
 * refuses a member before it parses a field (denials.test.ts): it is called once for each field.
 */
export function callVisits(secrets: LockedSecrets): Visit[] {
  const photos = guessed(secrets)
  const [ids, names] = [idsOf(photos), namesOf(photos)]
  const words = [...ids, ...names]
  const guessesAt = (field: string) => {
    if (field === 'payload') return payloads(secrets, words)
    return field === 'search' ? words : ids
  }
  return crawled.flatMap((name) => {
    const endpoint: Endpoint = contract[name]
    const request = requests[name] ?? {}
    const variants = Object.entries(request).flatMap(([field, value]) => {
      if (typeof value !== 'string') return []
      const texts = guessesAt(field)
      const guesses = endpoint.access === 'admin' ? texts.slice(0, 1) : texts
      // A guess in the search is made without filters.
      const bare = field === 'search' ? {} : request
      return guesses.map((text) => ({ ...bare, [field]: text }))
    })
    const valid = [{}, ...variants].filter((variant) => endpoint.input.safeParse(variant).success)
    return valid.map((variant) => callVisit(name, endpoint, variant))
  })
}

function callVisit(name: EndpointName, endpoint: Endpoint, input: Record<string, unknown>): Visit {
  const url = `${PORTAL}/api/${name}`
  if (endpoint.cache) return { url: `${url}?${new URLSearchParams(input as Record<string, string>)}` }
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(input) }
  return { url, init, ...(endpoint.access !== 'public' && { asMember: true as const }) }
}

/** Every page that a function makes, asked for locked photos, and for some in every way that pages are asked. */
export function pageVisits(secrets: LockedSecrets): Visit[] {
  const photos = guessed(secrets)
  const notPages = ['api', 'backups', 'lockedFiles']
  const paths = readFirebaseConfig().hosting.rewrites.flatMap(({ source, function: to }) =>
    to && !notPages.includes(to.functionId) ? [source] : [],
  )
  const queries = photos.flatMap(({ pid, fid }) => [{ id: pid }, { album: fid, photo: pid }])
  const others = photos
    .filter(({ kind }, at) => kind !== undefined || at < 3)
    .flatMap(({ pid, name }) => [
      { album: pid },
      { tab: 'photo', id: pid },
      { tab: 'video', id: pid },
      { tab: 'audio', id: pid },
      { fid: pid, type: 'image/jpeg' },
      { search: withoutEnding(name) },
    ])
  const addresses = paths.flatMap((path) =>
    path.endsWith('/*')
      ? photos.flatMap(({ pid, fid }) => [pid, fid].map((id) => path.replace('*', `a-title--${id}`)))
      : [{}, ...queries, ...others].map((query) => `${path}?${new URLSearchParams(query)}`),
  )
  const pictures = photos.flatMap(({ pid, fid }) => [
    `/shared/albums/a-title--${fid}.jpg?photo=${pid}`,
    `/shared/view_albums.jpg?${new URLSearchParams({ album: fid, photo: pid })}`,
    `/shared/${fid}/${pid}.jpg`,
    `/shared/videos/a-title--${pid}.jpg`,
    `/shared/view_albums.jpg?${new URLSearchParams({ tab: 'video', id: pid })}`,
  ])
  // A documented address redirects to a readable one, whose page is checked.
  return [...addresses, ...pictures].map((address) => ({
    url: PORTAL + address,
    init: { redirect: 'follow' },
  }))
}

/** Every file of the locked albums through the portal, as files of a client room that has them (by this link), and through Storage's own API, which the rules guard. */
export function fileVisits({ files, photos }: LockedSecrets, link = 'no-link'): Visit[] {
  const storage = `http://${address('storage')}/v0/b/${bucket.name}/o`
  const fids = [...new Set(photos.map(({ fid }) => fid))]
  const objects = files.flatMap((path) => {
    const object = `${storage}/${encodeURIComponent(path)}`
    const ofRooms = fids.flatMap((fid) => {
      const address = `${PORTAL}/room_files/${link}/album-${fid}/${path}`
      return path.includes(`/${fid}/`) ? [address, `${address}?key=${forged}`] : []
    })
    return [`${PORTAL}/${path}`, `${PORTAL}/${path}?key=${forged}`, object, `${object}?alt=media`, ...ofRooms]
  })
  const folders = ['', 'locked', 'locked/', ...files.map((path) => path.replace(/[^/]+$/, ''))]
  const lists = [...new Set(folders)].map((prefix) => `${storage}?${new URLSearchParams({ prefix })}`)
  return [...objects, ...lists].flatMap((url): Visit[] => [{ url }, { url, asMember: true }])
}
