import * as z from 'zod'
import { Count, Done, Id, pageOf, paragraphs } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { featuredKinds } from '../kinds/kind-lists.ts'
import { quotas } from '../limits.ts'
import { admins, editors, everyRole } from '../roles.ts'
import { longestLegalText } from '../settings/legal.schema.ts'
import { Written } from '../site/blocks.schema.ts'
import { Insight } from '../statistics/insight.schema.ts'
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
  MovePhotos,
  Need,
  NewUpload,
  needNames,
  UploadPlaces,
  Version,
  versionsShown,
} from './dashboard.schema.ts'
import { Draft, DraftRef, longestDraft, SaveDraft } from './draft.schema.ts'
import { entryRoles } from './entry-roles.ts'

/** The calls that manage content: none of them is documented, all are the dashboard's (docs/decisions/015). */
export const dashboardEndpoints = {
  dashboard_counts: endpoint({
    access: 'admin',
    roles: everyRole,
    input: z.object({}),
    output: DashboardCounts,
  }),
  /** An entry as its form takes it, with the revision a change has to name. */
  get_editable: endpoint({
    access: 'admin',
    roles: editors,
    input: ContentRef,
    output: Editable,
    errors: ['content-not-found'],
  }),
  /** Changes an entry, unless another user did since it was read. */
  edit: endpoint({
    access: 'admin',
    roles: editors,
    input: Edit,
    output: z.object({ revision: Count }),
    errors: ['content-not-found', 'stale-edit', 'upload-not-valid', 'album-not-found'],
    timeout: 'long',
  }),
  /** The recycle bin, what was deleted last first. */
  get_bin: endpoint({ access: 'admin', roles: entryRoles, input: BinPage, output: pageOf(BinEntry) }),
  /** Puts an entry back where it was, with its files. */
  restore: endpoint({
    access: 'admin',
    roles: entryRoles,
    input: BinRef,
    output: Done,
    errors: ['content-not-found', 'id-taken', 'album-not-found'],
    timeout: 'long',
  }),
  /** Removes an entry of the bin permanently, with its files. */
  purge: endpoint({
    access: 'admin',
    roles: admins,
    asksAgain: true,
    input: BinRef,
    output: Done,
    errors: ['content-not-found'],
    timeout: 'long',
  }),
  /** Says where files go that are about to be uploaded; those never registered are swept away a day later. */
  start_upload: endpoint({
    access: 'admin',
    roles: editors,
    limits: ['uploads'],
    input: NewUpload,
    output: UploadPlaces,
    errors: ['upload-not-valid'],
  }),
  /** A Firebase custom token for an hour of uploads to where `start_upload` says; it is good for nothing else. */
  upload_token: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({}),
    output: z.object({ token: z.string() }),
  }),
  /** Ids of the entries that come first in the list of their kind, and so on the landing; the one that was chosen last is in front. */
  get_featured: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({ kind: z.enum(featuredKinds) }),
    output: z.object({ ids: z.array(Id).max(quotas.featured) }),
  }),
  /** Puts an entry in front of the list of its kind; with `on` false back to its place. Idempotent. */
  set_featured: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({ kind: z.enum(featuredKinds), id: Id, on: z.boolean() }),
    output: Done,
    errors: ['content-not-found', 'too-many-featured'],
  }),
  /** What waits for an admin; needs without work are left out. */
  get_needs: endpoint({
    access: 'admin',
    roles: everyRole,
    input: z.object({}),
    output: z.object({ data: z.array(Need).max(needNames.length) }),
  }),
  /** Deletes up to 200 entries of one kind into the recycle bin, each separately; `failed` says which stayed, and why. */
  delete_entries: endpoint({
    access: 'admin',
    roles: entryRoles,
    input: Entries,
    output: FailedEntries,
    timeout: 'long',
  }),
  /** Changes the same fields of up to 200 entries of one kind, each separately, whatever was changed meanwhile. */
  edit_entries: endpoint({
    access: 'admin',
    roles: editors,
    input: EditEntries,
    output: FailedEntries,
    timeout: 'long',
  }),
  /** Moves up to 200 photos of one open album to another; `failed` says which stayed, and why. */
  move_photos: endpoint({
    access: 'admin',
    roles: editors,
    input: MovePhotos,
    output: FailedEntries,
    errors: ['album-not-found', 'album-not-open', 'album-downloads-differ'],
    timeout: 'long',
  }),
  /** Puts up to 200 entries of one kind back where they were, each separately. */
  restore_entries: endpoint({
    access: 'admin',
    roles: entryRoles,
    input: Entries,
    output: FailedEntries,
    timeout: 'long',
  }),
  /** What an entry's form held before each of its last changes, the last first. */
  get_versions: endpoint({
    access: 'admin',
    roles: editors,
    input: ContentRef,
    output: z.object({ data: z.array(Version).max(versionsShown) }),
  }),
  /** Stores what the caller has typed into a form, unless another browser of the same account did since. `earlier` counts the states before. */
  save_draft: endpoint({
    access: 'admin',
    roles: editors,
    limits: ['drafts'],
    input: SaveDraft,
    output: z.object({ revision: Count, savedAt: z.number().int(), earlier: Count }),
    errors: ['draft-changed'],
    maxBody: 3 * longestDraft + 4096,
  }),
  /** What the caller has typed into a form and not sent, null where there is nothing. */
  get_draft: endpoint({
    access: 'admin',
    roles: editors,
    input: DraftRef,
    output: z.object({ draft: Draft.nullable() }),
  }),
  /** Removes the draft that the caller's browser knows, with its earlier states. */
  discard_draft: endpoint({
    access: 'admin',
    roles: editors,
    input: DraftRef.extend({ revision: Count }),
    output: Done,
    errors: ['draft-changed'],
  }),
  /** The figures of one entry, and the texts that lead to it. */
  get_insight: endpoint({
    access: 'admin',
    roles: editors,
    input: ContentRef,
    output: Insight,
    errors: ['content-not-found'],
  }),
  /** A text as visitors will read it, before it is saved. */
  preview_text: endpoint({
    access: 'admin',
    roles: editors,
    limits: ['previews'],
    input: z.object({ text: paragraphs(longestLegalText) }),
    output: Written.partial(),
  }),
} as const
