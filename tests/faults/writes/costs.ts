import type { costsEndpoints } from '@dlm/contract/costs/costs.endpoints'
import { ceilings } from '@dlm/contract/limits'
import { db } from '../../support/admin.ts'
import { anAdminAccount } from '../../support/people.ts'
import { by, type Writes } from './prepare.ts'

export const costsWrites: Writes<typeof costsEndpoints> = {
  get_costs: 'reads',
  set_ceilings: {
    async prepare() {
      // Each round sets them for the first time; they are those there are without, which no step follows of.
      await db.doc('ceilings/site').delete()
      return by(await anAdminAccount(), 'set_ceilings', ceilings)
    },
    again: 200,
    counts: 'each is a line of the audit log',
  },
  // Refused while no step is reached, as here: see tests/api/costs.test.ts.
  lift_costs: 'reads',
}
