import * as z from 'zod'
import { Count, Done, pageOf, paragraphs } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { longestLegalText } from '../settings/legal.schema.ts'
import { Written } from '../site/blocks.schema.ts'
import {
  BinEntry,
  BinPage,
  BinRef,
  ContentRef,
  DashboardCounts,
  Edit,
  Editable,
  EditEntries,
  Entries,
  FailedEntries,
  Need,
  NewUpload,
  needNames,
  UploadPlaces,
  Version,
  versionsShown,
} from './dashboard.schema.ts'

/** The calls that look after whatever admins add: none of them is documented, all are the dashboard's (docs/decisions/015). */
export const dashboardEndpoints = {
  dashboard_counts: endpoint({ access: 'admin', input: z.object({}), output: DashboardCounts }),
  /** An entry as its form takes it, with the revision a change has to name. */
  get_editable: endpoint({
    access: 'admin',
    input: ContentRef,
    output: Editable,
    errors: ['content-not-found'],
  }),
  /** Changes an entry, unless somebody else did since it was read. */
  edit: endpoint({
    access: 'admin',
    input: Edit,
    output: z.object({ revision: Count }),
    errors: ['content-not-found', 'stale-edit', 'upload-not-valid'],
    timeout: 'long',
  }),
  /** The recycle bin, what was deleted last first. */
  get_bin: endpoint({ access: 'admin', input: BinPage, output: pageOf(BinEntry) }),
  /** Puts an entry back where it was, with its files. */
  restore: endpoint({
    access: 'admin',
    input: BinRef,
    output: Done,
    errors: ['content-not-found', 'id-taken', 'album-not-found'],
    timeout: 'long',
  }),
  /** Removes an entry of the bin for good, with its files. */
  purge: endpoint({
    access: 'admin',
    asksAgain: true,
    input: BinRef,
    output: Done,
    errors: ['content-not-found'],
    timeout: 'long',
  }),
  /** Says where files go that are about to be uploaded; those never registered are swept away a day later. */
  start_upload: endpoint({
    access: 'admin',
    limits: ['uploads'],
    input: NewUpload,
    output: UploadPlaces,
    errors: ['upload-not-valid'],
  }),
  /** A Firebase custom token for an hour of uploads to where `start_upload` says; it is good for nothing else. */
  upload_token: endpoint({ access: 'admin', input: z.object({}), output: z.object({ token: z.string() }) }),
  /** What waits for an admin; what nobody has to do is left out. */
  get_needs: endpoint({
    access: 'admin',
    input: z.object({}),
    output: z.object({ data: z.array(Need).max(needNames.length) }),
  }),
  /** Deletes up to 200 entries of one kind into the recycle bin, each by itself; `failed` says which stayed, and why. */
  delete_entries: endpoint({ access: 'admin', input: Entries, output: FailedEntries, timeout: 'long' }),
  /** Changes the same fields of up to 200 entries of one kind, each by itself, whatever was changed meanwhile. */
  edit_entries: endpoint({ access: 'admin', input: EditEntries, output: FailedEntries, timeout: 'long' }),
  /** Puts up to 200 entries of one kind back where they were, each by itself. */
  restore_entries: endpoint({ access: 'admin', input: Entries, output: FailedEntries, timeout: 'long' }),
  /** What an entry's form held before each of its last changes, the last first. */
  get_versions: endpoint({
    access: 'admin',
    input: ContentRef,
    output: z.object({ data: z.array(Version).max(versionsShown) }),
  }),
  /** A text as visitors will read it, before it is saved. */
  preview_text: endpoint({
    access: 'admin',
    input: z.object({ text: paragraphs(longestLegalText) }),
    output: Written.partial(),
  }),
} as const
