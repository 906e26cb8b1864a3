import * as z from 'zod'
import { Day, Id, OwnPath } from '../common.schema.ts'

/**
 * A notification (SPEC §3). `id` and `nid` are the same; `admin` is who wrote it: the studio; `filter` is `all`, or the uid of the one
 * member it is for. `viewed` is the documented JSON text of a list of uids, which has the caller's own at most.
 * `link` leads to its subject, within the portal; null where there is nothing to open.
 */
export const Notification = z.object({
  id: Id,
  nid: Id,
  title: z.string(),
  text: z.string(),
  admin: z.string(),
  date: Day,
  filter: z.string(),
  viewed: z.string(),
  link: OwnPath.nullable(),
})
export type Notification = z.infer<typeof Notification>
