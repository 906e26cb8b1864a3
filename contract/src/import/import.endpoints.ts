import * as z from 'zod'
import { Count, Done } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { owners } from '../roles.ts'
import {
  ImportedAlbum,
  ImportedArticle,
  ImportedPhotos,
  ImportPart,
  ImportRun,
  ImportRunName,
  NewImports,
  UndoneImport,
} from './import.schema.ts'

/** The calls of an import in the dashboard (docs/decisions/041); none is documented. */
export const importEndpoints = {
  /** Says what of a part of an import is new, and notes that a run is about to add it. */
  plan_import: endpoint({
    access: 'admin',
    roles: owners,
    input: ImportPart,
    output: NewImports,
    errors: ['import-undoing'],
    timeout: 'long',
  }),
  /** Adds an album that was noted. One that is there stays as it is. */
  import_album: endpoint({
    access: 'admin',
    roles: owners,
    input: ImportedAlbum,
    output: Done,
    errors: ['import-not-found', 'upload-not-valid', 'id-taken'],
    timeout: 'long',
  }),
  /** Registers uploaded photos that were noted, with their texts. Those that cannot be shown are refused by name. */
  import_photos: endpoint({
    access: 'admin',
    roles: owners,
    input: ImportedPhotos,
    output: z.object({
      added: Count,
      refused: z.array(z.object({ name: z.string(), file: z.string(), msg: z.string() })),
    }),
    errors: ['import-not-found', 'album-not-found'],
    timeout: 'long',
  }),
  /** Adds an article that was noted, as old as it is. Members are not notified. One that is there stays as it is. */
  import_article: endpoint({
    access: 'admin',
    roles: owners,
    input: ImportedArticle,
    output: Done,
    errors: ['import-not-found', 'upload-not-valid', 'id-taken'],
    timeout: 'long',
  }),
  /** Says that all of a run is there: what it noted and could not add is removed from it, and a run without anything too. Idempotent. */
  finish_import: endpoint({
    access: 'admin',
    roles: owners,
    input: z.object({ run: ImportRunName }),
    output: Done,
  }),
  /** The runs that can be undone, newest first. */
  get_imports: endpoint({
    access: 'admin',
    roles: owners,
    input: z.object({}),
    output: z.object({ data: z.array(ImportRun) }),
  }),
  /** Permanently removes what a run added, except what was changed since. To be repeated until it is complete. */
  undo_import: endpoint({
    access: 'admin',
    roles: owners,
    asksAgain: true,
    input: z.object({ run: ImportRunName }),
    output: UndoneImport,
    errors: ['import-not-found'],
    timeout: 'long',
  }),
} as const
