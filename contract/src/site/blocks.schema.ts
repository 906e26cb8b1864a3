import * as z from 'zod'
import { Id, LinkInText, OwnPath, Picture, VideoRenditions } from '../common.schema.ts'
import { Tracks } from '../media/tracks.schema.ts'

/** What a text may show of the portal itself, such as `::photo(harbour-03)`. */
export const embedKinds = ['photo', 'album', 'video', 'audio', 'product'] as const
export const EmbedKind = z.enum(embedKinds)
export type EmbedKind = z.infer<typeof EmbedKind>

/** What one text shows of it at most. */
export const maxEmbeds = 20

/** Words within a block. A line break in a text is one on the page. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; content: Inline[] }
  | { type: 'link'; address: string; content: Inline[] }

export const Inline: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['text', 'code']), text: z.string() }),
    z.strictObject({ type: z.enum(['strong', 'emphasis']), content: z.array(Inline) }),
    z.strictObject({
      type: z.literal('link'),
      address: z.union([LinkInText.min(1), OwnPath]),
      content: z.array(Inline),
    }),
  ]),
)

/** A part of a written text: all there is of Markdown in the portal. A page has its `h1` already. */
export type Block =
  | { type: 'heading'; level: 2 | 3; content: Inline[] }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; start: number | null; items: { content: Block[] }[] }
  | { type: 'quote'; content: Block[] }
  | { type: 'code'; text: string }
  | { type: 'embed'; kind: EmbedKind; id: string }

/** @property start the first number of a numbered list; null for one with bullets */
export const Block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('heading'), level: z.literal([2, 3]), content: z.array(Inline) }),
    z.strictObject({ type: z.literal('paragraph'), content: z.array(Inline) }),
    z.strictObject({
      type: z.literal('list'),
      start: z.number().int().nonnegative().nullable(),
      items: z.array(z.strictObject({ content: z.array(Block) })),
    }),
    z.strictObject({ type: z.literal('quote'), content: z.array(Block) }),
    z.strictObject({ type: z.literal('code'), text: z.string() }),
    z.strictObject({ type: z.literal('embed'), kind: EmbedKind, id: Id }),
  ]),
)

/** What a text shows of the portal, as it is now: nothing of a locked album, nothing that is gone. */
export const Embed = z.object({
  kind: EmbedKind,
  id: Id,
  title: z.string(),
  /** The address of its own page. */
  path: OwnPath,
  text: z.string().optional(),
  picture: Picture.optional(),
  /** Address of a film or a sound, and its type. */
  file: z.string().optional(),
  type: z.string().optional(),
  renditions: VideoRenditions.optional(),
  /** The captions and chapters of a film. */
  tracks: Tracks.optional(),
})
export type Embed = z.infer<typeof Embed>

/** A text with more than paragraphs: its blocks, and what they show of the portal. */
export const Written = z.object({ blocks: z.array(Block), embeds: z.array(Embed).max(maxEmbeds) })
export type Written = z.infer<typeof Written>
