import { addEntry } from '../content/add-entry.ts'
import { makeCover } from '../content/cover.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { type ServiceDoc, searchableService } from './service.doc.ts'
import { toService } from './service.repo.ts'

/** Adds a service (SPEC §2). */
export const add_service: Handler<'add_service'> = async (context, { icon, ...fields }) => {
  const { platform, caller } = context
  const id = randomId()
  const cover = await makeCover({
    platform,
    uid: caller.uid,
    path: icon,
    field: 'icon',
    kind: 'services',
    id,
  })
  const service: ServiceDoc = { ...fields, cover: cover.stored, got: 0, createdAt: platform.clock.now() }
  await addEntry(context, {
    path: `services/${id}`,
    action: 'add_service',
    name: fields.title,
    document: service,
    searchable: searchableService(service),
    cover,
  })
  return { data: [toService(platform.files, id, service)] }
}
