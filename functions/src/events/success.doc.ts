import * as z from 'zod'

/** `success/{id}`: a success point, read by its list. No call writes one (SPEC §7). */
export const SuccessDoc = z.object({
  title: z.string(),
  deta: z.string(),
  /** YYYY-MM-DD; lists are sorted by it, newest first. */
  date: z.iso.date(),
})
export type SuccessDoc = z.infer<typeof SuccessDoc>

/** The texts that are searched (SPEC §2: title and details). */
export function searchableSuccess(point: Pick<SuccessDoc, 'title' | 'deta'>): string[] {
  return [point.title, point.deta]
}
