import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { makeCover } from '../content/cover.ts'
import { publicFolder } from '../media/media-paths.ts'
import { ServiceDoc, searchableService } from './service.doc.ts'

/** The services, for the dashboard's form and bin. */
export const serviceContent = editable({
  collection: 'services',
  schema: ServiceDoc,
  form: editForms.service,
  nameOf: ({ title }) => title,
  searchable: searchableService,
  toForm: (service) => service,
  cover: ({ cover }) => cover,
  async change({ platform, caller }, id, _, { icon, ...fields }) {
    const field = 'icon'
    const cover =
      icon && (await makeCover({ platform, uid: caller.uid, path: icon, field, kind: 'services', id }))
    return { data: { ...fields, ...(cover && { cover: cover.stored }) }, ...(cover && { cover }) }
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('services', id)),
})
