import { contentKinds, kinds } from '@dlm/contract/kinds/kinds'
import { type AuditedAction, auditedActions, type ContentAction } from '@dlm/contract/users/users.schema'

const otherNames: Readonly<Record<Exclude<AuditedAction, ContentAction>, string>> = {
  accept_invitation: 'accepted an invitation',
  add_passkey: 'added a passkey',
  admin_signin: 'signed in as admin',
  ans_delete: 'deleted a reply',
  ans_qa: 'replied to a question',
  confirm_factor: 'set an authenticator app up',
  del_user: 'removed an account',
  delete_question: 'deleted a question',
  delete_saved_reply: 'deleted a saved reply',
  demote_admin: 'demoted an admin',
  edit: 'changed an entry',
  invite: 'invited an admin',
  lift_costs: 'lifted a step of the cost guard, or let it hold again',
  m_key_enter: 'issued a key',
  begin_setup: 'set up the portal',
  make_admin: 'promoted a member',
  move_photos: 'moved a photo to another album',
  new_recovery_codes: 'made new recovery codes',
  purge: 'removed permanently',
  release_question: 'released a question',
  remove_passkey: 'removed a passkey',
  reset_factor: 'took a second factor away by command',
  req_del_sonata: 'deleted a key request',
  require_factor: 'changed whether all admins need a second factor',
  restore: 'restored an entry',
  save_reply: 'saved a reply',
  revoke_invitation: 'took an invitation back',
  set_ceilings: 'set the ceilings of a month',
  set_landing_photo: 'chose what the landing page opens with',
  set_legal: 'changed a legal text',
  set_role: 'gave an admin another role',
  set_settings: 'changed the settings',
  show_nic: 'looked at a N.I.C number',
  start_backup: 'downloaded a backup',
  stop_factor: 'switched a second factor off',
  use_recovery_code: 'used a recovery code',
  warn_user: 'warned a member',
}

/** Calls that add and delete content: `added an album`, `deleted a photo`; files are added many at a time. */
const contentNames = contentKinds.flatMap((kind) => {
  const { one, many, calls } = kinds[kind]
  const aOne = /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`
  return [
    [calls.add, `added ${calls.add.endsWith(many) ? many : aOne}`],
    [calls.delete, `deleted ${aOne}`],
  ]
})

const names = { ...otherNames, ...Object.fromEntries(contentNames) }

/** The text of each action in the audit log, after the admin's name. */
export const actionNames = Object.fromEntries(
  auditedActions.map((action) => [action, names[action]]),
) as Readonly<Record<AuditedAction, string>>
