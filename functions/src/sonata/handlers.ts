import { get_m_keys } from './get-m-keys.ts'
import { m_email_enter } from './m-email-enter.ts'
import { m_id } from './m-id.ts'
import { m_key_enter } from './m-key-enter.ts'
import { my_keys } from './my-keys.ts'
import { req_del_sonata } from './req-del-sonata.ts'
import { varify_sonata } from './varify-sonata.ts'

/** Handlers of the sonata domain. */
export const sonataHandlers = {
  m_id,
  m_email_enter,
  my_keys,
  varify_sonata,
  get_m_keys,
  m_key_enter,
  req_del_sonata,
}
