import type { archiveEndpoints } from '@dlm/contract/archive/archive.endpoints'
import { anAdminAccount } from '../../support/people.ts'
import { by, type Writes } from './prepare.ts'

export const archiveWrites: Writes<typeof archiveEndpoints> = {
  start_backup: {
    prepare: async () => by(await anAdminAccount({ adminRole: 'owner' }), 'start_backup', { whole: false }),
    again: 200,
    counts: 'each address gives a backup out once, and is a line of the audit log',
  },
}
