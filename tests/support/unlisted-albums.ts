import { readablePath } from '@dlm/contract/site/readable-paths'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from './admin.ts'
import { documents, writeDocuments } from './factories/documents.ts'
import {
  aLockedPhotoDoc,
  aLockedVideoDoc,
  anAlbumDoc,
  anAudioDoc,
  aPhotoDoc,
  aVideoDoc,
} from './factories/media.ts'
import { unique } from './fixtures.ts'
import { textsOf } from './locked-secrets.ts'

/** An open and a locked album, each with a photo in the lists and a twin that no list shows. */
export interface UnlistedAlbums {
  /** In what is made here alone. */
  mark: string
  /** In the names of all of them, and of their photos. */
  word: string
  code: string
  seen: string
  seenVault: string
  byLink: string
  byLinkVault: string
  /** Their photos; the first two of each album. */
  photos: readonly { fid: string; pid: string; name: string; alt: string; caption: string }[]
  /** Their films and sounds, one of each. */
  recordings: readonly { fid: string; pid: string; name: string }[]
  pidsOf(fid: string): string[]
  pathOf(fid: string): string
  /** The albums that an answer names, by their ids, in a fixed order. */
  albumsIn(answer: Buffer): string[]
}

const code = 'kiwi-42'

/** Writes two albums that lists show, and their twins, which are newer. @param since when the first one was added (ms) */
export async function unlistedAlbums(since: number): Promise<UnlistedAlbums> {
  const mark = unique()
  const word = `zinnia${mark}`
  const [seenVault, seen] = [`${mark}-seen-vault`, `${mark}-seen`]
  const [byLinkVault, byLink] = [`${mark}-by-link-vault`, `${mark}-by-link`]
  const albums = [seenVault, seen, byLinkVault, byLink].map((fid) => ({
    fid,
    name: `Album of ${word} in ${fid}`,
    locked: fid.endsWith('vault'),
    unlisted: fid.includes('by-link'),
    tags: word,
  }))
  const pidsOf = (fid: string) => [0, 1].map((at) => `${fid}-${at}`)
  const photos = albums.flatMap(({ fid, locked, unlisted }) =>
    pidsOf(fid).map((pid) => ({
      ...{ fid, pid, locked, unlisted },
      ...{ name: `${word} ${pid}.jpg`, alt: `Alt ${pid}`, caption: `Caption ${pid}` },
    })),
  )
  const recordings = albums.flatMap(({ fid, locked, unlisted }) =>
    (['film', 'sound'] as const).map((what) => {
      const pid = `${fid}-${what}`
      return { ...{ what, fid, pid, locked, unlisted, tags: word }, name: `${word} ${pid}` }
    }),
  )
  const codeHash = await hashSecret(code)
  await writeDocuments(db, [
    ...albums.map(({ fid, ...album }, at) =>
      documents.albums(fid, anAlbumDoc({ ...album, photos: 2, createdAt: since + 1_000 * at })),
    ),
    ...[seenVault, byLinkVault].map((fid) => documents.albumSecrets(fid, { codeHash })),
    ...recordings.map(({ what, fid, pid, locked, unlisted, ...words }, at) => {
      const more = { fid, ...words, createdAt: since + 10_000 + at }
      const open = { ...more, locked: unlisted ? null : false }
      if (what === 'sound')
        return documents.audios(pid, anAudioDoc(pid, { ...open, ...(locked && { locked }) }))
      return documents.videos(pid, locked ? aLockedVideoDoc(fid, pid, more) : aVideoDoc(pid, open))
    }),
    ...photos.map(({ fid, pid, locked, unlisted, ...words }, at) => {
      const more = { ...words, createdAt: since + 10_000 + at }
      const open = { fid, ...more, locked: unlisted ? null : (false as const) }
      return documents.photos(pid, locked ? aLockedPhotoDoc(fid, pid, more) : aPhotoDoc(pid, open))
    }),
  ])
  const named = albums.map(({ fid }) => ({ fid, pattern: new RegExp(`${fid}(?!-vault)`) }))
  return {
    ...{ mark, word, code, seen, seenVault, byLink, byLinkVault, photos, recordings, pidsOf },
    pathOf: (fid) => readablePath('albums', { id: fid, title: `Album of ${word} in ${fid}` }),
    albumsIn(answer) {
      const texts = textsOf(answer)
      return named.filter(({ pattern }) => texts.some((text) => pattern.test(text))).map(({ fid }) => fid)
    },
  }
}
