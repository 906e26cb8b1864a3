import { binKinds, versionsShown } from '@dlm/contract/dashboard/dashboard.schema'
import { DraftKind } from '@dlm/contract/dashboard/draft.schema'
import { entryRoles } from '@dlm/contract/dashboard/entry-roles'
import { durations } from '@dlm/contract/durations'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { editors, isOneOf, keepers, type Roles, supporters } from '@dlm/contract/roles'
import { moveToBin } from '../content/bin.ts'
import { draftRef } from '../content/draft.doc.ts'
import { revisionOf } from '../content/revision.ts'
import { listVersions } from '../content/versions.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { countMatches } from '../platform/reads.ts'
import { shownText, writtenText } from '../text/written-text.ts'
import { binList } from './bin.repo.ts'
import { restoreFromBin } from './bin-entries.ts'
import { changeEntry } from './change-entry.ts'
import { contents, editableContents } from './contents.ts'
import { forEachEntry } from './each-entry.ts'
import { edit_entries } from './edit-entries.ts'
import { get_featured, set_featured } from './featured.ts'
import { get_figures } from './get-figures.ts'
import { get_insight } from './get-insight.ts'
import { get_needs } from './get-needs.ts'
import { get_tags } from './get-tags.ts'
import { purge } from './purge.ts'
import { readDraft } from './read-draft.ts'
import { rename_tag } from './rename-tag.ts'
import { save_draft } from './save-draft.ts'
import { start_upload } from './start-upload.ts'

/** How many there are of each kind that the caller's role manages, counted by the database without reading them. */
const dashboard_counts: Handler<'dashboard_counts'> = async ({ platform: { db }, caller }) => {
  const all = (name: string) => countMatches(db.collection(name))
  const counts: Readonly<Record<string, [Roles, () => Promise<number>]>> = {
    ...Object.fromEntries(
      kindsWith('hasDrafts').map((kind) => {
        const { tool, roles, collection } = kinds[kind]
        return [tool, [roles, () => all(collection)]]
      }),
    ),
    media: [editors, async () => (await all('photos')) + (await all('videos')) + (await all('audios'))],
    questions: [supporters, () => countMatches(db.collection('questions').where('reps', '==', 0))],
    sonata: [keepers, () => countMatches(db.collection('sonata').where('paidAt', '==', null))],
    users: [supporters, () => all('users')],
  }
  const own = Object.entries(counts).filter(([, [roles]]) => isOneOf(roles, caller.adminRole))
  return Object.fromEntries(
    await Promise.all(own.map(async ([name, [, counted]]) => [name, await counted()])),
  )
}

/** Deletes many entries of one kind into the recycle bin, each with its line in the audit log. */
const delete_entries: Handler<'delete_entries'> = (context, { kind, ids }) =>
  forEachEntry(ids, (id) => moveToBin(context, contents[kind], id))

/** Removes a draft with its earlier states, unless it was changed since the caller's browser read it. Idempotent. */
const discard_draft: Handler<'discard_draft'> = async ({ platform: { db }, caller }, input) => {
  const { kind, entry, revision } = input
  const ref = draftRef(db, { uid: caller.uid, kind, entry })
  await retryOnConflict(async () => {
    const snapshot = await ref.get()
    const draft = readDraft(snapshot)
    if (!draft || !snapshot.updateTime) return
    if (draft.revision !== revision) throw new ApiError('draft-changed')
    await ref.delete({ lastUpdateTime: snapshot.updateTime })
  })
  return {}
}

/** Changes an entry, unless another user did since it was read. The caller's draft of it is removed with that. */
const edit: Handler<'edit'> = async (context, { kind, id, revision, fields }) => {
  const { platform, caller } = context
  const before = await editableContents[kind].ref(platform.db, id).get()
  if (!before.exists) throw new ApiError('content-not-found')
  if (revisionOf(before) !== revision) throw new ApiError('stale-edit')
  const drafted = DraftKind.safeParse(kind).data
  return {
    revision: await changeEntry(context, kind, before, fields, (batch) => {
      if (drafted) batch.delete(draftRef(platform.db, { uid: caller.uid, kind: drafted, entry: id }))
    }),
  }
}

/** A page of the recycle bin, searched on names and ids: of one kind, or of all that the caller's role manages. */
const get_bin: Handler<'get_bin'> = async ({ platform, caller }, { kind, ...input }) => {
  const own = binKinds.filter((of) => isOneOf(entryRoles[of], caller.adminRole))
  const all = own.length === binKinds.length ? undefined : own
  const { items, next } = await readPage(binList(platform, kind ? [kind] : all), input)
  return { data: items, next }
}

/** What the caller has typed into a form and not sent, with its earlier states. */
const get_draft: Handler<'get_draft'> = async ({ platform: { db }, caller: { uid } }, ref) => ({
  draft: readDraft(await draftRef(db, { uid, kind: ref.kind, entry: ref.entry }).get()),
})

/** An entry as its form takes it. */
const get_editable: Handler<'get_editable'> = async ({ platform }, { kind, id }) => {
  const content = editableContents[kind]
  const snapshot = await content.ref(platform.db, id).get()
  if (!snapshot.exists) throw new ApiError('content-not-found')
  return { ...content.toForm(platform.files, snapshot), revision: revisionOf(snapshot) }
}

/** What an entry's form held before each of its last changes. */
const get_versions: Handler<'get_versions'> = async ({ platform: { db } }, { kind, id }) => ({
  data: await listVersions(editableContents[kind].ref(db, id), versionsShown),
})

/** The blocks of a text that an admin is writing; nothing for one without Markdown. Nothing is stored. */
const preview_text: Handler<'preview_text'> = async ({ platform }, { text }) =>
  shownText(platform, await writtenText(text))

/** Puts many deleted entries of one kind back where they were, each with its line in the audit log. */
const restore_entries: Handler<'restore_entries'> = (context, { kind, ids }) =>
  forEachEntry(ids, (id) => restoreFromBin(context, kind, id))

/** Puts a deleted entry back where it was, with its files. */
const restore: Handler<'restore'> = async (context, { kind, id }) => {
  await restoreFromBin(context, kind, id)
  return {}
}

/** The claim that storage.rules opens the caller's staging area by: until when, in milliseconds. */
export const uploadClaim = 'uploadsUntil'

/**
 * A Firebase custom token that is only valid for uploads: it names no session, so no call takes it, and no token
 * of a session has its claim. Who may have one is asked when it is made; the rules cannot ask, hence the short life.
 */
export const upload_token: Handler<'upload_token'> = async ({ platform: { auth, clock }, caller }) => {
  const until = clock.now() + durations.uploadToken * 1000
  return { token: await auth.createCustomToken(caller.uid, { [uploadClaim]: until }) }
}

/** Handlers of the dashboard domain. */
export const dashboardHandlers = {
  dashboard_counts,
  get_editable,
  edit,
  get_bin,
  restore,
  purge,
  start_upload,
  upload_token,
  get_figures,
  get_featured,
  set_featured,
  get_insight,
  get_needs,
  get_tags,
  rename_tag,
  delete_entries,
  edit_entries,
  restore_entries,
  get_versions,
  save_draft,
  get_draft,
  discard_draft,
  preview_text,
}
