import type { siteEndpoints } from '@dlm/contract/site/site.endpoints'
import { anAccount } from '../../support/people.ts'
import { by, type Writes } from './prepare.ts'

export const siteWrites: Writes<typeof siteEndpoints> = {
  theme: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'theme', { email: member.email, theme: 'true' })
    },
    again: 200,
  },
  search_all: 'reads',
  new_entries: 'reads',
}
