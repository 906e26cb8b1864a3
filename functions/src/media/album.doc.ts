import { storedTexts } from '@dlm/contract/kinds/texts'
import {
  AlbumDownloads,
  AlbumLayout,
  AlbumOrder,
  AlbumSection,
  albumFields,
  WatermarkPlace,
  WatermarkStrength,
} from '@dlm/contract/media/media.schema'
import * as z from 'zod'
import { StoredPicture } from '../platform/storage.ts'
import { writtenFields } from '../text/written.doc.ts'

/** `albums/{fid}`: the public data of an album. Its code is in `albumSecrets/{fid}`. */
export const AlbumDoc = z.object({
  name: z.string(),
  /** Public; of a locked album blurred and small, so that it shows nothing but colours. */
  cover: StoredPicture,
  /** The photo that it shows; empty where it was uploaded. */
  coverPhoto: z.string().default(''),
  locked: z.boolean(),
  /** Number of its photos, updated in the batch that registers or deletes some. */
  photos: z.number().int().nonnegative(),
  ...storedTexts(albumFields),
  text: z.string().default(''),
  ...writtenFields,
  /** In no order; each is in front of the photos whose place follows its own (place-keys.ts). */
  sections: z.array(AlbumSection.extend({ place: z.string() })).default([]),
  layout: AlbumLayout.default('rows'),
  order: AlbumOrder.default('newest'),
  /** Whether visitors see what its photos were taken with. */
  showsCamera: z.boolean().default(false),
  /** No list shows it or its photos: it is opened by its link. Missing in older documents, so that no query asks for it. */
  unlisted: z.boolean().default(false),
  /** It has a film or a sound, or had one: its page asks for them. */
  recordings: z.boolean().default(false),
  /** What visitors may download. */
  downloads: AlbumDownloads.default('originals'),
  /** Where the logo is on its photos while visitors may download nothing, and how well it is seen. */
  watermark: WatermarkPlace.default('none'),
  strength: WatermarkStrength.default('medium'),
  /** Milliseconds; lists are sorted by it, newest first. */
  createdAt: z.number(),
})
export type AlbumDoc = z.infer<typeof AlbumDoc>

/** `albumSecrets/{fid}` of a locked album, read by `unlock_album` alone; `codeHash` is `hashSecret`'s. */
export const AlbumSecretDoc = z.object({ codeHash: z.string() })
export type AlbumSecretDoc = z.infer<typeof AlbumSecretDoc>

/** The texts that are searched. */
export function searchableAlbum({ name, tags }: Pick<AlbumDoc, 'name' | 'tags'>): string[] {
  return [name, tags]
}

type Sections = AlbumDoc['sections']

/** The sections of an album in their order. */
export function sortedSections(sections: Sections): Sections {
  return sections.toSorted((one, other) => (one.place < other.place ? -1 : 1))
}

/** The id of the section that a photo with this place is in; undefined in front of the first one. */
export function sectionAt(sorted: Sections, place: string): string | undefined {
  return sorted.findLast((section) => section.place <= place)?.id
}
