import { publishable } from '../kinds/publishable.ts'
import { ServiceDoc, searchableService } from './service.doc.ts'
import { toService } from './service.repo.ts'

/** The services, with how often each was looked at. */
export const serviceContent = publishable({
  kind: 'service',
  schema: ServiceDoc,
  renamed: {},
  fields: { cover: 'icon', publication: 'publish' },
  nameOf: ({ title }) => title,
  searchable: searchableService,
  also: (_, { before }) => (before ? {} : { got: 0 }),
  toAnswer: toService,
})
