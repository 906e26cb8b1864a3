import type { EndpointName, Request } from '@dlm/contract/contract'
import { db } from '../../support/admin.ts'
import { type Answered, call, type Who } from '../../support/client.ts'
import { documents, type StoredDocument, writeDocuments } from '../../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../../support/factories/media.ts'
import { aStoredPicture } from '../../support/factories/picture.ts'
import { unique } from '../../support/fixtures.ts'
import { anAdmin } from '../../support/people.ts'
import { stageCover } from '../../support/uploads.ts'

/** A request that is ready to be made, always the same one; `origin` is a process that answers it other than Hosting. */
export type Send = (origin?: string) => Promise<Answered>

/** A call that changes something. */
export interface Write {
  /** Makes what it needs. */
  prepare(): Promise<Send>
  /** Status of the same request once it was done. */
  again: number
  /** Why each request counts; otherwise repeated requests have the result of one. */
  counts?: string
  /** What a killed process loses, which another request cannot restore. */
  lost?: string
  /** How many writes it makes in any case, where a trigger that its first ones set off does part of the others. */
  atLeast?: number
}

/** A request of a caller, which can be sent repeatedly. */
export function by<K extends EndpointName>(who: Who, name: K, input: Request<K>): Send {
  return async (origin) => (await call(name, input, { ...who, ...(origin && { origin }) })) as Answered
}

/** Makes a request that is to be done already when the same one is made again. */
export async function sendOnce(send: Send): Promise<void> {
  const { status, body } = await send()
  if (status !== 200) throw new Error(`answered ${status} ${body.code}`)
}

/** An id that nothing has. */
export const entry = () => `E-${unique()}`

let admins: ReturnType<typeof anAdmin> | undefined

/** The admin of all rows that need any. */
export function theAdmin() {
  admins ??= anAdmin()
  return admins
}

/** A request of the admin's, about what is stored so. */
export async function adminsOwn<K extends EndpointName>(
  name: K,
  input: Request<K>,
  ...stored: StoredDocument[]
) {
  await writeDocuments(db, stored)
  return by(await theAdmin(), name, input)
}

/** A form with a picture, as the dashboard sends it. */
export async function form<K extends EndpointName>(
  name: K,
  fields: (photo: string) => Request<K>,
): Promise<Send> {
  return adminsOwn(name, fields(await stageCover(await theAdmin())))
}

/** A deletion of a stored entry. */
export function deletion<K extends EndpointName>(name: K, stored: (id: string) => StoredDocument[]): Write {
  const prepare = () => {
    const id = entry()
    return adminsOwn<EndpointName>(name, { id }, ...stored(id))
  }
  return { prepare, again: 404 }
}

/** An album with its photos. */
export function anAlbum(fid: string, size = 3): StoredDocument[] {
  const ids = Array.from({ length: size }, (_, at) => `${fid}-${at + 1}`)
  const photos = ids.map((id) => documents.photos(id, aPhotoDoc(id, { fid })))
  return [
    documents.albums(fid, anAlbumDoc({ photos: size, cover: aStoredPicture('albums', fid) })),
    ...photos,
  ]
}

/** The calls of a domain. */
export type Writes<Endpoints> = Record<keyof Endpoints, Write | 'reads'>
