import type { Handler } from '../platform/handler.ts'
import { countLook } from './service.repo.ts'

/** Counts that this visitor looked at a service (SPEC §7). */
export const watched_sr: Handler<'watched_sr'> = async ({ platform, visitor }, { id }) => ({
  got: await countLook(platform, id, visitor),
})
