import { prose } from '@dlm/contract/brand/prose'
import { ageLimits, shieldAbove } from '@dlm/contract/constants'
import { publishable } from '../kinds/publishable.ts'
import { type Describe, image, studio } from '../kinds/structured-data.ts'
import { ServiceDoc, searchableService } from './service.doc.ts'

/** The services, with how often each was viewed. */
export const serviceKind = publishable({
  kind: 'service',
  schema: ServiceDoc,
  renamed: {},
  fields: { cover: 'icon', publication: 'publish' },
  coverAddress: 'icon',
  counted: ['got'],
  nameOf: ({ title }) => title,
  searchable: searchableService,
  summary: ({ ageLmt, text }) => (ageLmt === ageLimits.adults ? 'For adults' : text),
  // A link preview is seen by all in a chat: content for which the age is confirmed is left out.
  page: (service) =>
    service.ageLmt > shieldAbove
      ? { type: 'product', text: 'A service for adults.', picture: null, isForAdults: true }
      : { type: 'product', text: service.text, describe: describe(service) },
  listPage: { title: 'Services', text: () => prose.servicesIntro },
})

function describe({ title, text, cover }: ServiceDoc): Describe {
  return (site, path) => ({
    '@type': 'Service',
    name: title,
    description: text,
    image: image(site, cover),
    url: site.origin + path,
    provider: studio(site),
  })
}
