import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { publicFolder } from '../platform/media-paths.ts'
import { movedPublication, toPublishAt } from '../platform/publication.ts'
import { ServiceDoc, searchableService } from './service.doc.ts'

/** The services, for the dashboard's form and bin. */
export const serviceContent = editable({
  kind: 'service',
  schema: ServiceDoc,
  form: editForms.service,
  nameOf: ({ title }) => title,
  searchable: searchableService,
  toForm: (service) => ({
    ...service,
    text: service.markdown || service.text,
    publish: toPublishAt(service.createdAt),
  }),
  cover: ({ cover }) => cover,
  async change(context, id, before, { icon, text, publish, ...fields }) {
    const written = await writtenText(text)
    const image = icon && (await stageUpload(context, { path: icon, field: 'icon', kind: 'services', id }))
    const createdAt = movedPublication(context.platform.clock, before, publish) ?? before.createdAt
    return {
      data: { ...fields, ...written, createdAt, ...(image && { cover: image.stored }) },
      ...(image && { image }),
    }
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('services', id)),
})
