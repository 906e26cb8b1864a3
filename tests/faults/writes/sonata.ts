import type { sonataEndpoints } from '@dlm/contract/sonata/sonata.endpoints'
import { documents } from '../../support/factories/documents.ts'
import { aSonataRequestDoc } from '../../support/factories/sonata.ts'
import { anAccount } from '../../support/people.ts'
import { adminsOwn, by, entry, type Writes } from './prepare.ts'

export const sonataWrites: Writes<typeof sonataEndpoints> = {
  get_m_keys: 'reads',
  m_key_enter: {
    async prepare() {
      const [{ uid, email }, mid] = [await anAccount(), entry()]
      const request = aSonataRequestDoc({ uid, email, transaction: `TRX-${mid}` })
      return adminsOwn('m_key_enter', { mid }, documents.sonata(mid, request))
    },
    again: 200,
  },
  req_del_sonata: {
    async prepare() {
      const [{ uid, email }, mid] = [await anAccount(), entry()]
      const request = aSonataRequestDoc({ uid, email, transaction: `TRX-${mid}` })
      return adminsOwn('req_del_sonata', { uid }, documents.sonata(mid, request))
    },
    again: 404,
  },
  m_id: 'reads',
  my_keys: 'reads',
  m_email_enter: {
    async prepare() {
      const { email, token } = await anAccount()
      return by({ token }, 'm_email_enter', { mid: entry(), email, cypher: 'aABCbDEFcGHIJdKL' })
    },
    again: 200,
  },
  varify_sonata: 'reads',
}
