import { addEntry } from '../content/add-entry.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { publicationFacts, publicationOf } from '../platform/publication.ts'
import { type ServiceDoc, searchableService } from './service.doc.ts'
import { toService } from './service.repo.ts'

/** Adds a service; kept for admins until it is to be published (SPEC §2). */
export const add_service: Handler<'add_service'> = async (context, { icon, text, publish, ...fields }) => {
  const { platform } = context
  const id = randomId()
  const written = await writtenText(text)
  const image = await stageUpload(context, { path: icon, field: 'icon', kind: 'services', id })
  const service: ServiceDoc = {
    ...fields,
    ...written,
    cover: image.stored,
    got: 0,
    createdAt: publicationOf(platform.clock, publish),
  }
  await addEntry(context, {
    path: `services/${id}`,
    action: 'add_service',
    name: fields.title,
    document: service,
    searchable: searchableService(service),
    image,
    draft: 'service',
  })
  return {
    data: [{ ...toService(platform.files, id, service), ...publicationFacts(service, platform.clock) }],
  }
}
