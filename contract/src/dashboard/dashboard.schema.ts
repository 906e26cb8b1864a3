import * as z from 'zod'
import { NewProduct } from '../catalogue/products.schema.ts'
import { NewService } from '../catalogue/services.schema.ts'
import {
  Count,
  Day,
  FileName,
  FocalPoint,
  Id,
  jsonText,
  PageInput,
  Picture,
  stagedPath,
  unwrapped,
} from '../common.schema.ts'
import { filesAtOnce, filesPerUpload } from '../constants.ts'
import { errorCodes } from '../errors.ts'
import { EventFields } from '../events/events.schema.ts'
import { contentKinds, type KindWith, kinds, kindsWith } from '../kinds/kinds.ts'
import { focusTexts } from '../media/focus.texts.ts'
import { licences, PhotoCredit, recordingFields } from '../media/media.schema.ts'
import { NewAlbum } from '../media/media-forms.schema.ts'
import { NewNews } from '../news/news.schema.ts'
import { Tags, tagFields } from '../tags/tags.schema.ts'

export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

/** What is moved to the recycle bin when it is deleted: all of that, key requests, questions and client rooms. */
export const binKinds = [...contentKinds, 'sonata', 'question', 'room'] as const
export const BinKind = z.enum(binKinds)
export type BinKind = z.infer<typeof BinKind>

/** A new picture, where the one there is goes; without it, that one stays. */
const newPicture = stagedPath().optional()
const Renaming = z.object({ name: FileName.meta({ title: 'File name' }) })

const RecordingFields = Renaming.extend({
  ...recordingFields,
  fid: z
    .union([Id, z.literal('')])
    .optional()
    .meta({ title: 'Album' }),
})

/** Whose photo it is: both are empty where it is the studio's own. */
const Credit = z.object({
  author: PhotoCredit.shape.author.meta({ title: 'Author' }),
  licence: z.enum(['', ...licences]).meta({ title: 'Licence' }),
})

/** The message of a credit of which one half is missing, by the field that it is missing from. */
export const halfCredit = {
  author: 'Enter the author.',
  licence: 'Choose a licence.',
} as const

/** The field of a credit that is empty while the other is not; null for a whole credit, for none, and where one is absent. */
export function emptyHalf(credit: {
  author?: string | undefined
  licence?: string | undefined
}): keyof typeof halfCredit | null {
  const { author, licence } = credit
  if (author && licence === '') return 'licence'
  return licence && author === '' ? 'author' : null
}

/** Refuses an author without a licence, and a licence without an author. Fields that are absent stay as they are. */
function wholeCredit(credit: Parameters<typeof emptyHalf>[0], context: z.core.$RefinementCtx): void {
  const field = emptyHalf(credit)
  if (field) context.addIssue({ code: 'custom', path: [field], message: halfCredit[field] })
}

/** What crops of a picture are made around; absent, it stays as it is. */
const focus = FocalPoint.optional().meta({ title: focusTexts.label })

/** What a photo is called, the words that go with it, whose it is, and what its crops show. */
const PhotoFields = Renaming.extend({
  alt: unwrapped(250).default('').meta({ title: 'Alt text' }),
  caption: unwrapped(500).default('').meta({ title: 'Caption' }),
  ...tagFields,
  ...Credit.partial().shape,
  focus,
})

/**
 * The forms that change what there is: those that add, with the picture left out where it stays. A product's and an
 * album's id never change. `coverPhoto` is the photo of an album that its cover shows, empty for an uploaded one. `alpass` of an album: absent leaves its lock as it is, empty opens it, anything else is its
 * code from now on. Absent, `unlisted`, `downloads` and the watermark stay too: no change of something else lists an album again, or gives its originals away.
 * `fid` of a recording is the album it belongs to, empty for none; absent, it stays where it is.
 */
export const editForms = {
  news: NewNews.extend({ photo: newPicture }),
  event: EventFields.safeExtend({ photo: newPicture }),
  product: NewProduct.omit({ prid: true }).extend({ photo: newPicture }),
  service: NewService.extend({ icon: newPicture }),
  album: NewAlbum.omit({ fid: true }).extend({
    fp: newPicture,
    alpass: NewAlbum.shape.alpass.unwrap().optional(),
    unlisted: NewAlbum.shape.unlisted
      .unwrap()
      .optional()
      .meta(NewAlbum.shape.unlisted.meta() ?? {}),
    downloads: NewAlbum.shape.downloads
      .unwrap()
      .optional()
      .meta(NewAlbum.shape.downloads.meta() ?? {}),
    watermark: NewAlbum.shape.watermark
      .unwrap()
      .optional()
      .meta(NewAlbum.shape.watermark.meta() ?? {}),
    strength: NewAlbum.shape.strength
      .unwrap()
      .optional()
      .meta(NewAlbum.shape.strength.meta() ?? {}),
    coverPhoto: z
      .union([Id, z.literal('')])
      .optional()
      .meta({ title: 'Photo on the cover' }),
    focus,
  }),
  photo: PhotoFields.superRefine(wholeCredit),
  video: RecordingFields,
  audio: RecordingFields,
} as const satisfies Record<ContentKind, z.ZodType>

/**
 * A change of one entry: `fields` are those of its kind's form, and errors are keyed by field name. `revision`
 * is the one the change was made on: a later one means that another user was faster.
 */
export const Edit = z
  .object({
    kind: ContentKind,
    id: Id,
    revision: Count,
    fields: z.record(z.string().max(30), z.unknown()),
  })
  .superRefine(({ kind, fields }, context) => {
    const wrong = editForms[kind].safeParse(fields).error?.issues ?? []
    // Of a value with parts, the name of the field alone.
    for (const { path, message } of wrong)
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message })
  })
export type Edit = z.infer<typeof Edit>

/** Names one entry. */
export const ContentRef = z.object({ kind: ContentKind, id: Id })

/** Pictures, which an answer has as `cover`, and codes, of which only a hash is stored. */
const unanswered = ['photo', 'icon', 'fp', 'alpass'] as const

type FieldOf<Form extends z.ZodObject> = Form extends z.ZodObject
  ? Exclude<keyof z.output<Form>, (typeof unanswered)[number]> & string
  : never

const formValue = z.union([z.string(), z.number(), z.boolean(), FocalPoint])
type FormValue = z.infer<typeof formValue>

/** What a form shows of an entry: a value for every field of it, but pictures and codes. */
export type FormValues<Form extends z.ZodObject> = Record<FieldOf<Form>, FormValue>

/** Names of what a form shows of an entry. */
export function editableFields<Form extends z.ZodObject>(form: Form): FieldOf<Form>[] {
  const names = Object.keys(form.shape)
  return names.filter((name): name is FieldOf<Form> => !unanswered.some((other) => other === name))
}

const editableValue = formValue.optional()
const allEditableFields = contentKinds.flatMap((kind) => editableFields(editForms[kind]))
type EditableField = (typeof allEditableFields)[number]
const valueOfEach = Object.fromEntries(allEditableFields.map((name) => [name, editableValue])) as Record<
  EditableField,
  typeof editableValue
>

/** An entry as its form takes it: a value for every field of `editableFields`. */
export const Editable = z.object({
  revision: Count,
  fields: z.object(valueOfEach),
  cover: Picture.optional(),
})
export type Editable = z.infer<typeof Editable>

/** How many former versions of an entry are shown. */
export const versionsShown = 50

/** A former version of an entry: what its form held until an admin (`by`) changed it (`at`, ms). */
export const Version = z.object({
  revision: Count,
  at: z.number().int(),
  by: z.string(),
  fields: Editable.shape.fields,
})
export type Version = z.infer<typeof Version>

/** An entry of the recycle bin. `until` is the day on which it is removed permanently. */
export const BinEntry = z.object({
  kind: BinKind,
  id: Id,
  name: z.string(),
  by: z.string(),
  date: Day,
  until: Day,
})
export type BinEntry = z.infer<typeof BinEntry>

export const BinRef = z.object({ kind: BinKind, id: Id })
export const BinPage = PageInput.extend({ kind: BinKind.optional() })

/** Entries that one bulk call takes. */
export const entriesAtOnce = 200

/** Entries of one kind, each named once, as JSON text. */
export const Entries = z.object({
  kind: BinKind,
  ids: jsonText(
    z
      .array(Id)
      .min(1)
      .max(entriesAtOnce, `at most ${entriesAtOnce} entries at once`)
      .refine((ids) => new Set(ids).size === ids.length, 'an entry is named twice'),
    30_000,
  ),
})

/** What one request changes of many entries: when articles are published, the lock of albums, whose the photos are, and tags that are added to those they have. */
export const bulkForms = {
  news: z.object({ date: NewNews.shape.date }),
  album: z.object({ alpass: NewAlbum.shape.alpass.unwrap().meta({ title: 'Password' }) }),
  photo: Credit.partial().extend({ addTags: Tags.unwrap().optional() }).superRefine(wholeCredit),
} as const satisfies { [Kind in ContentKind]?: z.ZodObject }

export const BulkKind = z.enum(['news', 'album', 'photo'])
export type BulkKind = z.infer<typeof BulkKind>

/** A change of many entries of one kind; errors in `fields` carry the names of the fields. */
export const EditEntries = z
  .object({ kind: BulkKind, ids: Entries.shape.ids, fields: z.record(z.string().max(30), z.unknown()) })
  .superRefine(({ kind, fields }, context) => {
    if (Object.keys(fields).length === 0)
      context.addIssue({ code: 'custom', path: ['fields'], message: 'nothing is changed' })
    const wrong = bulkForms[kind].safeParse(fields).error?.issues ?? []
    for (const { path, message } of wrong) context.addIssue({ code: 'custom', path: [...path], message })
  })

/** Photos of one open album (`from`) that go to another (`to`). */
export const MovePhotos = z
  .object({ from: Id, to: Id, ids: Entries.shape.ids })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'These photos are already in this album.' })

/** The entries of a bulk call that stayed as they were, each with the reason. */
export const FailedEntries = z.object({
  failed: z.array(z.object({ id: Id, code: z.enum(errorCodes) })).max(entriesAtOnce),
})

/** What may wait for an admin, in the order in which the dashboard shows it. */
export const needNames = ['costs', 'questions', 'keys', 'mails', 'photos', 'drafts', 'alts'] as const

/**
 * Work that waits: a step of the cost guard (`count` is its per cent), questions without a reply, keys not paid, mails that failed, photos that cannot be read, drafts, public
 * photos without an alt text. `at` is when the oldest came, or when the next draft is published, in ms; `album` has the
 * first of such photos, `area` the next of such drafts.
 */
export const Need = z.object({
  kind: z.enum(needNames),
  count: Count,
  at: z.number().optional(),
  album: Id.optional(),
  area: z.enum(kindsWith('hasDrafts').map((kind) => kinds[kind].area)).optional(),
})
export type Need = z.infer<typeof Need>

type ToolWithDrafts = (typeof kinds)[KindWith<'hasDrafts'>]['tool']
const countOfEachTool = Object.fromEntries(
  kindsWith('hasDrafts').map((kind) => [kinds[kind].tool, Count]),
) as Record<ToolWithDrafts, typeof Count>

/**
 * How many of each there are, for the tiles of the dashboard; `questions` without a reply, `sonata` not paid. Those that the
 * caller's role does not manage are left out.
 */
export const DashboardCounts = z
  .object({
    ...countOfEachTool,
    media: Count,
    questions: Count,
    sonata: Count,
    users: Count,
  })
  .partial()
export type DashboardCounts = z.infer<typeof DashboardCounts>

/** Hex digits of a SHA-256. */
const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'not a fingerprint')

/** Characters of a name that is looked at before it is refused. */
const longestSentName = 1000

/**
 * A file an admin is about to upload. `fingerprint` is the SHA-256 of its size, its first and its last mebibyte, by which
 * a file that is there already is found; pictures of forms have none, since a cover may be used twice.
 */
export const UploadFile = z.object({
  /** One that is no `FileName` is refused alone: the files beside it are taken. */
  name: z.string().max(longestSentName),
  /** Media type; one we do not take is refused with the file's name. */
  type: z.string().max(100),
  size: z.number().int().positive(),
  fingerprint: Fingerprint.optional(),
  /** When a photo was taken by the camera's own clock (ms; negative before 1970, as scans have it), where the upload is to be in that order. */
  takenAt: z.number().int().optional(),
})
export type UploadFile = z.infer<typeof UploadFile>

/** Characters of a list of 200 files with the longest names. */
const uploadListMax = 120_000

export const NewUpload = z.object({
  files: jsonText(
    z.array(UploadFile).min(1).max(filesAtOnce, `at most ${filesAtOnce} files at once`),
    uploadListMax,
  ),
  /** Of an upload of several calls: how many files are before these in its order. */
  from: z.number().int().min(0).max(filesPerUpload).default(0),
  /** As the first call of that upload was answered. */
  startedAt: z.number().int().positive().optional(),
})

/** The same file, uploaded before: its name, and for a photo the name of its album. */
const Duplicate = z.object({ name: z.string(), album: z.string().optional() })

/**
 * Where each file goes, in the order they were named. Of several files, one that cannot be taken has no `path`: `refused` says why.
 * One that is sent alone is `upload-not-valid`.
 */
export const UploadPlaces = z.object({
  /** When this upload began (ms), for its next call. */
  startedAt: z.number(),
  data: z
    .array(
      z.object({
        path: z.string().optional(),
        duplicate: Duplicate.optional(),
        refused: z.string().optional(),
      }),
    )
    .max(filesAtOnce),
})
export type UploadPlace = z.infer<typeof UploadPlaces>['data'][number]
