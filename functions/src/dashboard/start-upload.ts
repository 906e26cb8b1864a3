import { FileName } from '@dlm/contract/common.schema'
import { uploads } from '@dlm/contract/constants'
import type { UploadFile, UploadPlace } from '@dlm/contract/dashboard/dashboard.schema'
import { formatAdvice } from '@dlm/contract/media/media-types'
import type { Firestore } from 'firebase-admin/firestore'
import { kindOf } from '../files/file-checks.ts'
import type { UploadDoc } from '../files/upload.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { compareNames } from '../platform/sort-key.ts'

/** Most values that one `in` of a query takes. */
const maxValues = 30
/** Milliseconds from the first call of an upload to the last one. */
const longestUpload = 86_400_000
const collections = { image: 'photos', video: 'videos', audio: 'audios' } as const

/**
 * Says where each file goes, before anything is sent. One that cannot be taken is refused, and the others are not.
 * @throws ApiError upload-not-valid, naming a file that was sent alone
 */
export const start_upload: Handler<'start_upload'> = async (
  { platform, caller },
  { files: sent, from, startedAt: began },
) => {
  const looked = sent.map(checked)
  const [first, ...others] = looked
  if (others.length === 0 && first?.refused !== undefined)
    throw new ApiError('upload-not-valid', { msg: first.refused, fields: { files: first.refused } })
  const files = looked.flatMap(({ file }) => file ?? [])
  const duplicates = await findDuplicates(platform, files)
  const batch = platform.db.batch()
  const order = orderOf(files)
  // One time for all calls of an upload: it comes before their order.
  const now = platform.clock.now()
  const startedAt = Math.min(now, Math.max(began ?? now, now - longestUpload))
  const places = new Map<UploadFile, UploadPlace>()
  for (const [at, file] of files.entries()) {
    const { name, type, fingerprint = null } = file
    const uploadId = randomId()
    const path = `staging/${caller.uid}/${uploadId}/file`
    const upload: UploadDoc = {
      uid: caller.uid,
      path,
      name,
      type,
      fingerprint,
      makes: null,
      goesTo: null,
      used: false,
      order: from + (order[at] ?? 0),
      startedAt,
    }
    batch.create(platform.db.doc(`uploads/${uploadId}`), upload)
    const duplicate = fingerprint ? duplicates.get(fingerprint) : undefined
    places.set(file, { path, ...(duplicate !== undefined && { duplicate }) })
  }
  await batch.commit()
  return { startedAt, data: looked.map(({ file, refused }) => (file && places.get(file)) ?? { refused }) }
}

/**
 * The place of each file: those that say when they were taken in that order, then all others by name, with numbers in it
 * compared as numbers: 2.jpg is before 10.jpg.
 */
function orderOf(files: readonly UploadFile[]): number[] {
  const sorted = files
    .map(({ name, takenAt = Number.MAX_SAFE_INTEGER }, at) => ({ name, takenAt, at }))
    .sort((a, b) => a.takenAt - b.takenAt || compareNames(a.name, b.name))
  const places: number[] = []
  for (const [place, { at }] of sorted.entries()) places[at] = place
  return places
}

/** The file under the name it will have, or the sentence that refuses it. */
function checked(
  file: UploadFile,
): { file: UploadFile; refused?: undefined } | { file?: undefined; refused: string } {
  const { data: name, error } = FileName.safeParse(file.name)
  if (name === undefined)
    return { refused: `${file.name} is no file name: ${error?.issues[0]?.message ?? ''}` }
  const wrong = faultOf(file)
  return wrong === null ? { file: { ...file, name } } : { refused: `${name} ${wrong}` }
}

function faultOf({ name, type, size }: UploadFile): string | null {
  const kind = kindOf(type)
  if (kind === null) return `is of a type we do not take. ${formatAdvice({ name, type })}`.trim()
  return size > uploads[kind].maxBytes ? 'is too large.' : null
}

type Duplicate = NonNullable<UploadPlace['duplicate']>

/** Uploaded files with the content of these, by their fingerprint. */
async function findDuplicates(
  { db }: Platform,
  files: readonly UploadFile[],
): Promise<Map<string, Duplicate>> {
  const duplicates = new Map<string, Duplicate & { fid?: string }>()
  for (const kind of ['image', 'video', 'audio'] as const) {
    const fingerprints = files.flatMap(({ type, fingerprint }) =>
      fingerprint !== undefined && kindOf(type) === kind ? [fingerprint] : [],
    )
    for (let from = 0; from < fingerprints.length; from += maxValues) {
      const { docs } = await db
        .collection(collections[kind])
        .where('fingerprint', 'in', fingerprints.slice(from, from + maxValues))
        .select('fingerprint', 'name', 'fid')
        .get()
      for (const document of docs)
        duplicates.set(document.get('fingerprint'), { name: document.get('name'), fid: document.get('fid') })
    }
  }
  const albums = await albumNames(db, new Set([...duplicates.values()].flatMap(({ fid }) => fid ?? [])))
  return new Map(
    [...duplicates].map(([fingerprint, { name, fid }]) => {
      const album = albums.get(fid ?? '')
      return [fingerprint, { name, ...(album !== undefined && { album }) }]
    }),
  )
}

/** What these albums are called, by their folder id. */
async function albumNames(db: Firestore, fids: ReadonlySet<string>): Promise<Map<string, string>> {
  if (fids.size === 0) return new Map()
  const documents = await db.getAll(...[...fids].map((fid) => db.doc(`albums/${fid}`)), {
    fieldMask: ['name'],
  })
  return new Map(documents.flatMap((album) => (album.exists ? [[album.id, album.get('name')]] : [])))
}
