import type { tagsEndpoints } from '@dlm/contract/tags/tags.endpoints'
import { documents } from '../../support/factories/documents.ts'
import { aNewsDoc } from '../../support/factories/news.ts'
import { unique } from '../../support/fixtures.ts'
import { adminsOwn, entry, type Writes } from './prepare.ts'

export const tagsWrites: Writes<typeof tagsEndpoints> = {
  get_tag: 'reads',
  get_tags: 'reads',
  rename_tag: {
    prepare: () => {
      const tag = unique().slice(0, 20)
      const input = { keys: JSON.stringify([tag]), name: `Renamed ${tag}` }
      return adminsOwn('rename_tag', input, documents.news(entry(), aNewsDoc({ tags: `light, ${tag}` })))
    },
    again: 200,
  },
}
