import { decodeWire } from '@dlm/contract/media/codec'
import * as z from 'zod'
import { createStores } from '../../functions/src/create-platform.ts'
import { LOCKED_ALBUMS } from '../../scripts/lib/demo-accounts.ts'
import { bucket, db } from './admin.ts'
import { inParallel } from './client.ts'

/** Words of a locked photo, each of which the demo data has. */
const LockedTexts = z.object({
  fid: z.string(),
  name: z.string(),
  alt: z.string().min(1),
  caption: z.string().min(1),
})

/** Words of a locked film or sound; `tags` has one. */
const LockedRecordingTexts = z.object({ fid: z.string(), name: z.string(), tags: z.string().min(1) })

/** A locked photo of the demo data, or a locked film or sound, whose tag is its caption. */
export type LockedPhoto = z.infer<typeof LockedTexts> & { pid: string; kind?: 'video' | 'audio' }

/** What needs the code of the locked albums. */
export interface LockedSecrets {
  photos: readonly LockedPhoto[]
  /** Object paths. */
  files: readonly string[]
  /** What an answer leaks of them: ids, names, alt texts, captions, and files of which it has bytes. */
  leaksIn(answer: Buffer): string[]
}

/** Bytes of a file's middle that no other file has. */
const sampleSize = 32

/** An answer with its encoded texts decoded: lists and cursors. */
export function textsOf(answer: Buffer): string[] {
  const text = answer.toString('utf8')
  const lists = Array.from(text.matchAll(/"data":"([0-9a-f]+)"/g), ([, hex = '']) =>
    JSON.stringify(decodeWire(hex, (value) => value)),
  )
  const cursors = Array.from(text.matchAll(/"next":"([\w.-]+)"/g), ([, cursor = '']) =>
    Buffer.from(cursor, 'base64url').toString('latin1'),
  )
  return [text, ...lists, ...cursors]
}

/** Everything secret of the demo data's locked albums. Those that other tests make would only repeat them. */
export async function lockedSecrets(): Promise<LockedSecrets> {
  const { docs } = await db.collection('photos').where('fid', 'in', LOCKED_ALBUMS).get()
  const recordings = await Promise.all(
    (['video', 'audio'] as const).map(async (kind) => {
      const { docs } = await db.collection(`${kind}s`).where('fid', 'in', LOCKED_ALBUMS).get()
      return docs.map((doc): LockedPhoto => {
        const { fid, name, tags } = LockedRecordingTexts.parse(doc.data())
        return { kind, pid: doc.id, fid, name, alt: name, caption: tags }
      })
    }),
  )
  const photos = [
    ...recordings.flat(),
    ...docs.map((doc): LockedPhoto => ({ pid: doc.id, ...LockedTexts.parse(doc.data()) })),
  ]
  const listings = await Promise.all(
    LOCKED_ALBUMS.map((fid) => bucket.getFiles({ prefix: `locked/${fid}/` })),
  )
  const files = listings.flatMap(([inAlbum]) => inAlbum)
  const { objects } = createStores()
  const samples = await inParallel(files.length, 4, async (at) => {
    const { name = '' } = files[at] ?? {}
    const bytes = (await objects.read(name)) ?? Buffer.alloc(0)
    const middle = Math.floor((bytes.length - sampleSize) / 2)
    return { path: name, bytes: bytes.subarray(middle, middle + sampleSize) }
  })
  const words = photos.flatMap(({ pid, name, alt, caption }) => [
    pid,
    name,
    withoutEnding(name),
    alt,
    caption,
  ])
  return {
    photos,
    files: files.map(({ name }) => name),
    leaksIn(answer) {
      const texts = textsOf(answer)
      return [
        ...words.filter((word) => texts.some((text) => text.includes(word))),
        ...samples.flatMap(({ path, bytes }) => (answer.includes(bytes) ? [path] : [])),
      ]
    },
  }
}

export function withoutEnding(name: string): string {
  return name.replace(/\.\w+$/, '')
}
