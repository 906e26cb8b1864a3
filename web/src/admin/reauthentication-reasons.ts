import type { EndpointName } from '@dlm/contract/contract'

/** Why a call asks for the admin password again: what it does, in a sentence. */
export const reauthenticationReasons: Partial<Record<EndpointName, string>> = {
  make_admin: 'This opens the dashboard to another person.',
  demote_admin: 'This closes the dashboard to an admin.',
  set_role: 'This changes what an admin may do.',
  invite: 'This invites a person to be an admin.',
  require_factor: 'This changes how every admin signs in.',
  del_user: 'This removes an account, which cannot be undone.',
  purge: 'This deletes an entry permanently, which cannot be undone.',
  set_ceilings: 'This changes the costs at which the portal limits itself.',
  set_settings: 'This changes the portal for every visitor.',
  set_legal: 'This changes a legal text for every visitor.',
  start_backup: 'A backup has everything that is stored here, the data of all members too.',
}
