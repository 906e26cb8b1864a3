import type { Handler } from '../platform/handler.ts'
import { countView } from './service.repo.ts'

/** Counts this visitor's view of a service (SPEC §7). */
const watched_sr: Handler<'watched_sr'> = async (context, { id }) => {
  const { got, isNewView } = await countView(context.platform, id, context)
  if (isNewView) context.count('views', { kind: 'service', id })
  return { got }
}

/** Handlers of the catalogue domain, besides those of its kinds. */
export const catalogueHandlers = { watched_sr }
