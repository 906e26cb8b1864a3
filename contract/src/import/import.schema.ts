import * as z from 'zod'
import { Count, FileName, Id, line, stagedPath } from '../common.schema.ts'
import { NewAlbum } from '../media/media-forms.schema.ts'
import { NewNews } from '../news/news.schema.ts'

/** Photos that one request registers. */
export const importedAtOnce = 20

/** The name of a run of an import, by which it is undone. */
export const ImportRunName = z.string().regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{6}$/, 'not a valid import')

/** A part of what an owner wants to import, by the ids that the import gives it. */
export const ImportPart = z.object({
  /** The name of what was chosen: a run of it that was cut off is continued. */
  source: line(300, 'Enter what is imported.'),
  albums: z
    .array(
      z.object({
        id: Id,
        name: NewAlbum.shape.alname,
        /** Its place among all albums of the import. */
        place: Count,
        /** In their order. */
        photos: z.array(Id).min(1).max(10_000),
      }),
    )
    .max(1),
  articles: z.array(z.object({ id: Id })).max(1_000),
})

/** What of a part is new, after it was noted; `run` names the run that adds it. */
export const NewImports = z.object({
  run: ImportRunName,
  /** Albums with the photos to add. One that the portal has may have another id. */
  albums: z.array(
    z.object({
      id: Id,
      place: Count,
      isThere: z.boolean(),
      photos: z.array(z.object({ id: Id, place: Count })),
    }),
  ),
  articles: z.array(Id),
  /** How much of it the portal has, and how much is in its recycle bin. */
  existing: Count,
  binned: Count,
  /** What cannot be added, and why. */
  leftOut: z.array(z.string()),
})
export type NewImports = z.infer<typeof NewImports>

const { alname, fp } = NewAlbum.shape
/** An album to add, with the cover that was uploaded for it. */
export const ImportedAlbum = z.object({ run: ImportRunName, id: Id, place: Count, alname, fp })

/** Uploaded photos for an album of an import. */
export const ImportedPhotos = z.object({
  run: ImportRunName,
  fid: Id,
  /** The album's place among all albums of the import. */
  place: Count,
  files: z
    .array(
      z.object({
        pid: Id,
        name: FileName,
        file: stagedPath(),
        alt: line(500),
        caption: line(500),
        /** Its place among the photos of the album. */
        place: Count,
      }),
    )
    .min(1)
    .max(importedAtOnce),
})

const { title, text, photo } = NewNews.shape
/** An article to add; `createdAt` (ms) is when it was published. */
export const ImportedArticle = z.object({
  ...{ run: ImportRunName, id: Id, title, text, photo },
  createdAt: z.number().int().positive(),
})

/** A run of an import: from the dashboard or by the command. */
export const ImportRun = z.object({
  run: z.string(),
  source: z.string(),
  /** When it began (ms). */
  at: z.number(),
  state: z.enum(['writing', 'done', 'undoing']),
  /** Documents that it adds. */
  added: Count,
})
export type ImportRun = z.infer<typeof ImportRun>

/** What an undo removed so far, and what stays and why; `isComplete` is false where the call has to be made again. */
export const UndoneImport = z.object({
  removed: Count,
  remaining: z.array(z.string()),
  isComplete: z.boolean(),
})
