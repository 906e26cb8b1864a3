import type { ratingsEndpoints } from '@dlm/contract/ratings/ratings.endpoints'
import { anAccount } from '../../support/people.ts'
import { by, type Writes } from './prepare.ts'

export const ratingsWrites: Writes<typeof ratingsEndpoints> = {
  get_10_rates: 'reads',
  get_rates_user: 'reads',
  rate: {
    async prepare() {
      const { uid, user, token } = await anAccount()
      return by({ token }, 'rate', { rating: 4, user, uid, photo: '' })
    },
    again: 200,
  },
}
