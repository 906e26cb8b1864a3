import * as z from 'zod'
import { User } from '../accounts/user.schema.ts'
import { Day, Id, line, PageInput, paragraphs } from '../common.schema.ts'
import { type ContentKind, contentKinds, kinds } from '../kinds/kinds.ts'
import { Rating } from '../ratings/ratings.schema.ts'
import { rules } from '../rules.ts'

/**
 * An account as admins see it: all but the admin id, which is half of another admin's sign-in. `nic` is masked, and `seen` the
 * studio's day on which a browser of it last used a session; missing where none has. `rating` is its rating of the product,
 * where an account is asked for by its id and has given one.
 */
export const Member = User.omit({ adid: true }).extend({
  seen: Day.optional(),
  rating: Rating.pick({ rate: true, words: true }).optional(),
})
export type Member = z.infer<typeof Member>

/** Which accounts a list of them has: all without one. */
export const MemberGroup = z.enum(['admins', 'clients', 'unverified'])
export type MemberGroup = z.infer<typeof MemberGroup>

/** The warning e-mail's form (SPEC §2), fields as the mail template has them; subject, body, greeting required (SPEC §5). */
export const MailMessage = z.object({
  sub: line(150, rules.mailSubject.message),
  body: paragraphs(5000, rules.mailBody.message),
  greet: line(150, rules.mailGreeting.message),
  special: paragraphs(2000).default(''),
})
export type MailMessage = z.infer<typeof MailMessage>

const field = z.string().optional()

/** What the mail templates have places for (SPEC §7); each uses some of them. */
export const MailFields = z.object({
  mail_to: z.string(),
  to_name: z.string(),
  from: z.string(),
  body: field,
  code: field,
  date_granted: field,
  dev_id: field,
  greet: field,
  id: field,
  special: field,
  sub: field,
  tr_num: field,
})
export type MailFields = z.infer<typeof MailFields>

/**
 * A mail the admin's browser sends (DESIGN §5), prepared by the server: the recipient is the record's, and `id` is what
 * its state is reported under (`mail_status`). `origin`, `service` and `key` are EmailJS's address, service id and public key;
 * `fields` those of the template (SPEC §7).
 */
export const PreparedMail = z.object({
  id: Id,
  origin: z.string(),
  service: z.string(),
  key: z.string(),
  template: z.string(),
  fields: MailFields,
})
export type PreparedMail = z.infer<typeof PreparedMail>

/** What became of a mail that the server sent itself; `reason` is empty where it was sent. */
export const DeliveredMail = z.object({ id: Id, sent: z.boolean(), reason: z.string() })
export type DeliveredMail = z.infer<typeof DeliveredMail>

/** A mail of an admin: prepared for the browser, or sent by the server, by the project's configuration (decision 014). */
export const AdminMail = z.union([PreparedMail, DeliveredMail])
export type AdminMail = z.infer<typeof AdminMail>

/** The state of a mail: `pending` until the browser that sends it has reported. */
export const MailState = z.enum(['pending', 'sent', 'failed'])
export type MailState = z.infer<typeof MailState>

/** What a promotion answers, once: the new admin's id and initial password, to be mailed and changed (DESIGN §5). */
export const Promotion = z.object({ adid: z.string(), initialPassword: z.string(), mail: AdminMail })
export type Promotion = z.infer<typeof Promotion>

/** Those that do not add or delete content; `reset_factor` is a command of the owner’s, and `use_recovery_code` a sign-in with one. */
const otherActions = [
  'accept_invitation',
  'add_passkey',
  'add_room',
  'add_room_link',
  'admin_signin',
  'ans_delete',
  'ans_qa',
  'begin_setup',
  'confirm_factor',
  'del_user',
  'delete_question',
  'delete_room',
  'delete_section',
  'delete_track',
  'delete_saved_reply',
  'demote_admin',
  'edit',
  'invite',
  'lift_costs',
  'm_key_enter',
  'make_admin',
  'move_photos',
  'new_recovery_codes',
  'place_photos',
  'put_section',
  'put_track',
  'purge',
  'release_question',
  'reset_factor',
  'remove_passkey',
  'remove_rating_words',
  'req_del_sonata',
  'rename_tag',
  'renew_room_link',
  'require_factor',
  'restore',
  'revoke_invitation',
  'revoke_room_link',
  'save_reply',
  'set_ceilings',
  'set_featured',
  'set_landing_photo',
  'set_legal',
  'set_role',
  'set_settings',
  'show_nic',
  'show_room_pin',
  'start_backup',
  'stop_factor',
  'undo_import',
  'update_room',
  'update_room_link',
  'use_recovery_code',
  'warn_user',
] as const

/** Those that add or delete content. */
export type ContentAction = (typeof kinds)[ContentKind]['calls']['add' | 'delete']

/** The admin calls that change something, by the names that the audit log has. */
export const auditedActions: readonly (ContentAction | (typeof otherActions)[number])[] = [
  ...otherActions,
  ...contentKinds.flatMap((kind) => Object.values(kinds[kind].calls)),
].sort()
export const AuditedAction = z.enum(auditedActions)
export type AuditedAction = z.infer<typeof AuditedAction>

/**
 * One line of the audit log: who (`user`) did what to which, when (`at`, ms) and from which network address. `subject` is
 * what was touched, as `news/abc`, and `name` what people call it.
 */
export const AuditEntry = z.object({
  id: Id,
  at: z.number().int(),
  user: z.string(),
  action: AuditedAction,
  subject: z.string(),
  name: z.string(),
  address: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A page of the audit log, searched on the admin's and the subject's name; `action` leaves that one. */
export const AuditPage = PageInput.extend({ action: AuditedAction.optional() })
