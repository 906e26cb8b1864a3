import { extname } from 'node:path'
import { uploads } from '@dlm/contract/constants'
import type { MediaType } from '@dlm/contract/format/media-endings'
import * as z from 'zod'
import { originalPath } from '../files/media-paths.ts'
import { collections } from './collections.ts'

/** The format that this release writes and reads. */
export const formatVersion = 1

/** An object path: below what the portal stores, and without a segment that leads out of it. */
export const ObjectPath = z
  .string()
  .regex(/^(?:withheld\/)?(?:public|locked|originals)(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/)

const described = {
  /** In hex digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes. */
  size: z.number().int().positive(),
}

/** A file below `objects/`. */
const ArchivedObject = z.object({
  ...described,
  /** Media type that it is served with. */
  contentType: z.string(),
  /** What Storage knows the same bytes by, in a backup: their MD5, or the generation of what was put together of parts. */
  stored: z.string().optional(),
})
export type ArchivedObject = z.infer<typeof ArchivedObject>

const CollectionName = z.enum(Object.keys(collections) as (keyof typeof collections)[])

/** `manifest.json`: what an archive holds (docs/decisions/041). */
export const Manifest = z
  .object({
    version: z.literal(formatVersion),
    /** What a backup is of; missing in an archive that is edited by hand. */
    backup: z
      .object({
        project: z.string(),
        /** The moment whose documents these are. */
        readTime: z.iso.datetime(),
        /** Addresses and secrets are replaced. */
        masked: z.boolean(),
        /** Objects that documents name, and that Storage did not have either. */
        missing: z.array(ObjectPath),
      })
      .optional(),
    /** Number of documents, by the collection's name. */
    collections: z.partialRecord(CollectionName, z.number().int().nonnegative()),
    /** The files of documents, by the collection's name; missing in an archive that is edited by hand. */
    documents: z.partialRecord(CollectionName, z.object(described)).optional(),
    /** The files, by their object paths. */
    objects: z.record(ObjectPath, ArchivedObject),
  })
  .superRefine(({ objects }, context) => {
    for (const [path, { contentType }] of Object.entries(objects))
      if (contentType !== typeOf(path))
        context.addIssue({ code: 'custom', message: `${path} is no ${contentType}` })
  })
export type Manifest = z.infer<typeof Manifest>

const mediaTypes: readonly MediaType[] = Object.values(uploads).flatMap(({ types }) => [...types])

/** Media type of an object by its ending. */
export function typeOf(path: string): MediaType | undefined {
  return mediaTypes.find((type) => extname(originalPath('', type)) === extname(path))
}
