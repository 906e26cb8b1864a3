import { extname } from 'node:path'
import { uploads } from '@dlm/contract/constants'
import * as z from 'zod'
import { collections } from '../../functions/src/archive/collections.ts'
import { type MediaType, originalPath } from '../../functions/src/platform/media-paths.ts'

/** The format that this release writes and reads. */
export const formatVersion = 1

/** An object path: below what the portal stores, and without a segment that leads out of it. */
const ObjectPath = z.string().regex(/^(?:public|locked)(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/)

/** A file below `objects/`. */
const ArchivedObject = z.object({
  /** In hex digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes. */
  size: z.number().int().positive(),
  /** Media type that it is served with. */
  contentType: z.string(),
})
export type ArchivedObject = z.infer<typeof ArchivedObject>

/** `manifest.json`: what an archive holds (docs/decisions/027). */
export const Manifest = z.object({
  version: z.literal(formatVersion),
  /** Number of documents, by the collection's name. */
  collections: z.partialRecord(
    z.enum(Object.keys(collections) as (keyof typeof collections)[]),
    z.number().int().nonnegative(),
  ),
  /** The files, by their object paths. */
  objects: z.record(ObjectPath, ArchivedObject),
})
export type Manifest = z.infer<typeof Manifest>

const mediaTypes: readonly MediaType[] = Object.values(uploads).flatMap(({ types }) => [...types])

/** Media type of an object by its ending. */
export function typeOf(path: string): MediaType | undefined {
  return mediaTypes.find((type) => extname(originalPath('', type)) === extname(path))
}
