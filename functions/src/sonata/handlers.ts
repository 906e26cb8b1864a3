import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the sonata domain. */
export const sonataHandlers = {
  m_id: notAvailableYet,
  m_email_enter: notAvailableYet,
  varify_sonata: notAvailableYet,
  get_m_keys: notAvailableYet,
  m_key_enter: notAvailableYet,
  req_del_sonata: notAvailableYet,
}
