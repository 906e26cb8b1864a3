import type { statisticsEndpoints } from '@dlm/contract/statistics/statistics.endpoints'
import { unique } from '../../support/fixtures.ts'
import { by, type Writes } from './prepare.ts'

export const statisticsWrites: Writes<typeof statisticsEndpoints> = {
  get_figures: 'reads',
  // A figure of the day is all it leaves, and that is written later.
  made_zip: 'reads',
  get_faults: 'reads',
  report_fault: {
    async prepare() {
      const message = `Error: ${unique().replaceAll(/\d/g, 'x')} broke`
      return by({}, 'report_fault', { message, release: 'index-1a2b.js', screen: '/home' })
    },
    again: 200,
    counts: 'a page reports a fault once: two reports are two occurrences',
  },
}
