import * as z from 'zod'
import { asDraft, videoRenditions } from './constants.ts'
import { hasUnseen, plainLine, plainParagraphs, unseenSentence, withoutMarks } from './format/plain-line.ts'
import { quotas } from './limits.ts'
import { listStates } from './list-states.ts'

/**
 * A document id; nothing that could reach another document (SECURITY "Input"), and none of the ids like `__this__` that the
 * database reserves.
 * @param wrong the message for anything else.
 */
export function idOr(wrong: string) {
  return z.string({ error: wrong }).regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, wrong)
}

export const Id = idOr('not a valid id')

/** The caller's own uid as documented member calls send it: another one is answered 403, none is fine (DESIGN §4). */
export const OwnUid = Id.optional()

/** The caller's own e-mail as documented member calls send it: another one is answered 403, none is fine (DESIGN §4). */
export const OwnEmail = z.string().max(254).optional()

/** A calendar day, `YYYY-MM-DD` (SPEC §9). */
export const Day = z.iso.date()

/** A calendar day that may be left open. */
export const DayOrNone = z.union([Day, z.literal('')])

/** A time of the day to the minute, `HH:MM`, that may be left open. */
export const TimeOrNone = z.union([z.iso.time({ precision: -1 }), z.literal('')])

const StudioMinute = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/)

/**
 * When an entry is published, as a form says it: a time of the studio's to the minute (`YYYY-MM-DDTHH:MM`) or the beginning of
 * a day, `draft` for no time yet, empty for at once. One that is past is at once too, and changes nothing of an entry that is out.
 */
export const PublishAt = z
  .string()
  .refine(
    (text) =>
      ['', asDraft].includes(text) || Day.safeParse(text).success || StudioMinute.safeParse(text).success,
    'not a day or a time',
  )
  .default('')
  .meta({ title: 'Publish at', input: 'publication' })

/** The day from whose beginning only admins see an entry; empty where it stays. */
export const TakeDownOn = z
  .string()
  .refine((text) => text === '' || Day.safeParse(text).success, 'not a day')
  .default('')
  .meta({ title: 'Unpublish on', input: 'takeDown' })

/** What admins' lists say of when an entry is public: `publish` while that is in the future, as `PublishAt` has it. */
export const PublicationFacts = z.object({ publish: z.string(), takeDown: Day }).partial()

/** A count of the server. */
export const Count = z.number().int().nonnegative()

/** A one-time or short-lived permission the server issued: 128 bits or more in base64url. */
export const Token = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/, 'not a valid token')

const HttpsUrl = z.url({ protocol: /^https$/, normalize: true })

const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u
const longestLink = 2000

/** The address as a browser writes it; null for one that is no `https:` link, or has a name or password before its host. */
function hrefOf(link: string): string | null {
  const { data } = HttpsUrl.safeParse(link)
  return data === undefined || hasUnseen(link) || /^https:\/\/[^/]*@/.test(data) ? null : data
}

/** @param written the text, trimmed */
function safeLink(written: z.ZodString) {
  return written
    .max(longestLink)
    .refine((link) => link === '' || hrefOf(link) !== null, {
      error: ({ input }) =>
        hasUnseen(String(input)) ? unseenSentence(String(input), unseen) : 'Start the link with https://.',
    })
    .overwrite((link) => hrefOf(link) ?? link)
    .max(longestLink)
}

/**
 * A link out of the portal, as a browser writes it: `https:` only, with no name or password before the host, which could
 * be read as the host, and nothing that is not seen (SECURITY "Output"): marks that came with a copied address are taken off,
 * any other such sign is refused, but for the joiners of words. Empty where there is none.
 */
export const Link = safeLink(z.string().overwrite((link) => withoutMarks(link).trim()))

/** A link in a text of several lines, from which no mark is taken: one with a mark is refused. */
export const LinkInText = safeLink(z.string().trim())

/** A link as a document has it: one that an earlier, milder rule accepted, and today's does not, is none. */
export const StoredLink = Link.catch('')

/** An address of the portal itself: a path below the root with its query; nothing that leads elsewhere, as `//host` would. */
export const OwnPath = z
  .string()
  .max(300)
  .regex(/^\/[A-Za-z0-9_/-]*(?:\?[A-Za-z0-9_=&%.+-]*)?$/, 'not an address of the portal')
  .refine((path) => !path.startsWith('//'), 'not an address of the portal')

/**
 * A field a client may send because the documented call has it, and that is never believed: the server has its own
 * (DESIGN §4). Any shape is accepted and dropped.
 */
export const Ignored = z
  .unknown()
  .transform(() => undefined)
  .optional()

const noFocus = 'x and y must be from 0 to 1.'
const share = z
  .number({ error: noFocus })
  .min(0, noFocus)
  .max(1, noFocus)
  // Finer than a pixel of any rendition.
  .overwrite((value) => Math.round(value * 1000) / 1000)

/** The point of a picture that crops are made around, as shares of its width (`x`) and height (`y`). */
export const FocalPoint = z.object({ x: share, y: share }, { error: noFocus })
export type FocalPoint = z.infer<typeof FocalPoint>

/**
 * A picture in its renditions: URLs by width in pixels, the original's proportions, and a base64 thumbhash placeholder.
 * Answers carry it beside the documented field that has one address: as `cover` where the field is a cover or an icon,
 * as `picture` where it is a photo. `focus` is missing where it is the centre. `portrait` is the address of a crop of 4:5 for
 * phones, which photos have that are wider, once it is made.
 */
export const Picture = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  thumbhash: z.string().max(64),
  sources: z.array(z.object({ width: z.number().int().positive(), url: z.string() })).min(1),
  focus: FocalPoint.optional(),
  portrait: z.string().optional(),
})
export type Picture = z.infer<typeof Picture>

/** A smaller version of a video, an MP4 with H.264: `height` is its shorter side in pixels, `size` bytes. */
export const VideoRendition = z.object({ file: z.string(), height: z.number().int().positive(), size: Count })
export type VideoRendition = z.infer<typeof VideoRendition>
/** The smaller versions of a video, the smallest first. */
export const VideoRenditions = z.array(VideoRendition).max(videoRenditions.most)

const stagedFile = /^staging\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9_-]{8,64}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/

/**
 * A file an admin has put into Storage and not yet registered: `staging/{uid}/{uploadId}/{name}` (storage.rules).
 * Documented calls carry it where they carried the file itself (`photo`, `icon`, `fp`, `file`; DESIGN §6).
 * @param needed the message for a missing or malformed path.
 */
export function stagedPath(needed = 'not an uploaded file') {
  return z.string({ error: needed }).regex(stagedFile, needed)
}

const searchMax = 100

/** Input of a paged, searchable list; numbers may come as text because public reads answer GET. */
export const PageInput = z.object({
  limit: z.coerce.number().int().min(1).max(quotas.page).default(12),
  cursor: z.string().max(200).optional(),
  search: z.string().overwrite(plainLine).max(searchMax).default(''),
})
export type PageInput = z.infer<typeof PageInput>

/**
 * Input of a list that has drafts: what is to be published on a future date. `drafts` lists them too, and is for admins;
 * others are `not-allowed`.
 */
export const withDrafts = { drafts: z.union([z.boolean(), z.stringbool()]).default(false) }

/**
 * The orders of a list of content, each of those that its documents allow. `newest` is the one that visitors get, others are
 * for admins, and `not-allowed` for other callers. `views` has what was viewed most first, `likes` what was liked most. `name`
 * goes from A to Z, `largest` has albums with most photos first, `longest` recordings by their length; `taken` and `hand` are orders of an album (`AlbumOrder`), and asked for by none. Those of `listStates`
 * have only the entries in that state.
 */
export const ListOrder = z.enum([
  'newest',
  'oldest',
  'views',
  'likes',
  'name',
  'largest',
  'longest',
  'taken',
  'hand',
  ...listStates,
])
export type ListOrder = z.infer<typeof ListOrder>

/** Input of a list whose entries have links of their own (`?id=`, SPEC §2): with `id` the answer has that entry or none. */
export const LinkedPageInput = PageInput.extend({ id: Id.optional() })

/** Answer of a paged list: `next` is the cursor of the following page, absent on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item).max(quotas.page), next: z.string().optional() })
}

/** Answer with one entry, in a list as documented answers are. */
export function oneOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.tuple([item]) })
}

/** Answer of a call that has nothing to tell but that it is done. */
export const Done = z.object({})

/** Request of a call that names one document. */
export const ById = z.object({ id: Id })

/** Lone surrogates and direction overrides make a text show something else than it says. */
const harmful = '\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069'
const inOneLine = new RegExp(`[\\p{Cc}${harmful}]`, 'u')
const inManyLines = new RegExp(`(?![\\n\\t])[\\p{Cc}${harmful}]`, 'u')

/** Refuses a text that has one of these signs, and says where. */
function without(refused: RegExp) {
  return z.refine<string>((text) => !refused.test(text), {
    error: ({ input }) => unseenSentence(String(input), refused),
  })
}

const anyText = z.string()
const trimmed = z.trim()
const cleaned = z.overwrite<string>(plainLine)
const ofOneLine = without(inOneLine)
const ofManyLines = without(inManyLines)

/**
 * With checks that are shared, and all at once: a process that starts waits for hundreds of them, and for one more schema
 * wherever one is chained.
 */
function bounded(
  max: number,
  tidied: typeof cleaned | typeof trimmed,
  allowed: typeof ofOneLine,
  needed: string | undefined,
) {
  const checks = [tidied, z.maxLength(max), allowed]
  return needed === undefined
    ? anyText.check(...checks)
    : z.string({ error: needed }).check(...checks, z.minLength(1, needed))
}

/**
 * Text of one line, as `plainLine` has it, without control characters.
 * @param needed makes it required, with this message.
 */
export function line(max: number, needed?: string) {
  return bounded(max, cleaned, ofOneLine, needed)
}

/** Text of one line that may come in several, as fields that grow have it: line ends become spaces. */
export function unwrapped(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\s*\n\s*/g, ' '))
    .pipe(line(max))
}

/** The name of an uploaded file: a name alone, which leads to no folder. */
export const FileName = line(255, 'Enter a file name.').regex(
  /^(?!\.{1,2}$)[^/\\]+$/,
  'A file name can’t contain a folder.',
)

/** Text of several lines, trimmed, without control characters and signs that turn text; line ends come out as `\n`. */
export function paragraphs(max: number, needed?: string) {
  return z
    .string(needed === undefined ? undefined : { error: needed })
    .transform(plainParagraphs)
    .pipe(bounded(max, trimmed, ofManyLines, needed))
}

/**
 * A list that travels as JSON text inside the body, as documented calls do (`files`, `saved`).
 * @param max length of the text in characters.
 */
export function jsonText<T extends z.ZodType>(schema: T, max: number) {
  return z
    .string()
    .max(max)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON text' })
        return z.NEVER
      }
    })
    .pipe(schema)
}
