import type { UserImportRecord } from 'firebase-admin/auth'
import {
  attachmentOf,
  immutable,
  type MediaType,
  originalPath,
  type PublicKind,
  publicFolder,
} from '../../functions/src/media/media-paths.ts'
import { makeRenditions, type Renditions, toStoredPicture } from '../../functions/src/platform/renditions.ts'
import { renditionPath, type StoredPicture } from '../../functions/src/platform/storage.ts'
import type { StoredDocument } from '../../tests/support/factories/documents.ts'

/** An object as Storage takes it. */
export interface StoredObject {
  path: string
  bytes: Buffer
  contentType: string
  /** Absent for what no cache may keep. */
  cacheControl?: string
  contentDisposition?: string
}

/** What one domain contributes to the demo data. */
export interface Part {
  documents: StoredDocument[]
  objects: StoredObject[]
  users?: UserImportRecord[]
}

/** The objects of renditions in a folder; public ones may be cached for good. */
export function renditionObjects(folder: string, made: Renditions): StoredObject[] {
  const cached = folder.startsWith('public/') ? { cacheControl: immutable } : {}
  return made.renditions.map(({ width, webp }) => {
    return { path: renditionPath({ folder }, width), bytes: webp, contentType: 'image/webp', ...cached }
  })
}

/** A picture that everybody may see: what a document stores of it, and its objects. */
export async function publicPicture(
  kind: PublicKind,
  id: string,
  bytes: Buffer,
  make: (bytes: Buffer) => Promise<Renditions> = makeRenditions,
): Promise<{ picture: StoredPicture; objects: StoredObject[] }> {
  const folder = publicFolder(kind, id)
  const made = await make(bytes)
  return { picture: toStoredPicture(folder, made), objects: renditionObjects(folder, made) }
}

/** An uploaded file as it lies in its folder. */
export function originalObject(folder: string, name: string, type: MediaType, bytes: Buffer): StoredObject {
  const path = originalPath(folder, type)
  const file = { path, bytes, contentType: type, contentDisposition: attachmentOf(name) }
  return folder.startsWith('public/') ? { ...file, cacheControl: immutable } : file
}

/** Several parts as one. */
export function together(parts: readonly Part[]): Required<Part> {
  return {
    documents: parts.flatMap(({ documents }) => documents),
    objects: parts.flatMap(({ objects }) => objects),
    users: parts.flatMap(({ users = [] }) => users),
  }
}
