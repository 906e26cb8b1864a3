import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { serviceContent } from './service.content.ts'

/** Deletes a service into the recycle bin. */
export const delete_service: Handler<'delete_service'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'service',
    content: serviceContent,
    id,
    action: 'delete_service',
    missing: 'service-not-found',
  })
  return {}
}
