import type { Handler } from '../platform/handler.ts'
import { findLegalText } from './legal.repo.ts'

/** A legal text that the owner wrote. */
export const get_legal: Handler<'get_legal'> = async ({ platform }, { id }) => ({
  legal: await findLegalText(platform, id),
})
