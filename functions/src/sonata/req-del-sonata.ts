import { moveToBin } from '../content/bin.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { sonataContent } from './sonata.content.ts'

/** Deletes a member's key request into the bin; `id`, its transaction, says which where there are several. */
export const req_del_sonata: Handler<'req_del_sonata'> = async (context, { uid, id }) => {
  const own = context.platform.db.collection('sonata').where('uid', '==', uid)
  const { docs } = await (id === undefined ? own : own.where('transaction', '==', id)).limit(2).get()
  const [request, another] = docs
  if (!request) throw new ApiError('sonata-not-found')
  if (another) throw new ApiError('sonata-ambiguous')
  await moveToBin(context, sonataContent, request.id)
  return {}
}
