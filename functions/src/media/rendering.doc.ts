import * as z from 'zod'

/** `renderings/{id}`: photos whose renditions are wanted. The trigger makes them one after the other, and removes it. */
export const RenderingDoc = z.object({
  pids: z.array(z.string()),
  /** Milliseconds; the sweep removes abandoned requests. */
  at: z.number(),
})
export type RenderingDoc = z.infer<typeof RenderingDoc>
