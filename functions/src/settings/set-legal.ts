import type { Handler } from '../platform/handler.ts'
import { changeLegalText } from './legal.repo.ts'

/** Publishes a legal text. */
export const set_legal: Handler<'set_legal'> = async (context, input) => ({
  isOwn: await changeLegalText(context, input),
  revision: input.revision + 1,
})
