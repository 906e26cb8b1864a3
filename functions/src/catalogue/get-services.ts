import type { Handler } from '../platform/handler.ts'
import { readLinkedPage } from '../platform/paging.ts'
import { serviceList } from './service.repo.ts'

/** A page of the services, searched on title and text; with `id` that service (SPEC §2). */
export const get_services: Handler<'get_services'> = async ({ platform }, input) => {
  const { items, next } = await readLinkedPage(serviceList(platform), input)
  return { data: items, next }
}
