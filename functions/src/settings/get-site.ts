import type { Handler } from '../platform/handler.ts'
import { findChangedSettings } from './settings.repo.ts'

/** What the owner set otherwise than a fresh portal has it. */
export const get_site: Handler<'get_site'> = async ({ platform }) => ({
  data: await findChangedSettings(platform.db),
})
