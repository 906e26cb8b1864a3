import type { Handler } from '../platform/handler.ts'
import { countView } from './service.repo.ts'

/** Counts this visitor's view of a service (SPEC §7). */
export const watched_sr: Handler<'watched_sr'> = async ({ platform, visitor, address }, { id }) => ({
  got: await countView(platform, id, { visitor, address }),
})
