import { z } from 'zod'
import { bounds } from './limits.ts'

/** A document id; nothing that could reach another document (SECURITY "Input"). */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a valid id')

/** A calendar day, `YYYY-MM-DD` (SPEC §9). */
export const Day = z.iso.date()

/** A count the server keeps. */
export const Count = z.number().int().nonnegative()

/**
 * A field a client may send because the documented call has it, and that is never believed: the server has its own
 * (DESIGN §4). Any shape is accepted and dropped.
 */
export const Ignored = z.unknown().optional()

/** A picture in its renditions: URLs by width in pixels, the original's proportions, and a base64 thumbhash placeholder. */
export const Picture = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  thumbhash: z.string().max(64),
  sources: z.array(z.object({ width: z.number().int().positive(), url: z.string() })).min(1),
})
export type Picture = z.infer<typeof Picture>

const searchMax = 100

/** Input of a paged, searchable list; numbers may come as text because public reads answer GET. */
export const PageInput = z.object({
  limit: z.coerce.number().int().min(1).max(bounds.page).default(12),
  cursor: z.string().max(200).optional(),
  search: z.string().trim().max(searchMax).default(''),
})
export type PageInput = z.infer<typeof PageInput>

/** Answer of a paged list: `next` is the cursor of the following page, absent on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), next: z.string().optional() })
}

/** Text of one line: trimmed, without control characters. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'contains control characters')
}
