import { notAvailableYet } from '../platform/not-available-yet.ts'
import { m_email_enter } from './m-email-enter.ts'
import { m_id } from './m-id.ts'
import { my_keys } from './my-keys.ts'
import { varify_sonata } from './varify-sonata.ts'

/** Handlers of the sonata domain. */
export const sonataHandlers = {
  m_id,
  m_email_enter,
  my_keys,
  varify_sonata,
  get_m_keys: notAvailableYet,
  m_key_enter: notAvailableYet,
  req_del_sonata: notAvailableYet,
}
