import type { tagsEndpoints } from '@dlm/contract/tags/tags.endpoints'
import type { Writes } from './prepare.ts'

export const tagsWrites: Writes<typeof tagsEndpoints> = {
  get_tag: 'reads',
  get_tags: 'reads',
}
