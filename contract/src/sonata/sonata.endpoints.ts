import * as z from 'zod'
import { Done, Id, Ignored, line, oneOf, PageInput, pageOf } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { keepers } from '../roles.ts'
import { AdminMail } from '../users/users.schema.ts'
import { NewSonataRequest, Payment, SonataRequest, SonataStatus } from './sonata.schema.ts'

/** The calls of the activation-key program (SPEC §7); `my_keys` is ours. */
export const sonataEndpoints = {
  /** The request for a machine as `data[0]`; an empty list for one that was not submitted yet. */
  m_id: endpoint({
    access: 'member',
    effect: 'read',
    areas: ['sonata'],
    input: z.object({ mid: Id }),
    output: z.object({ data: z.array(SonataStatus).max(1) }),
  }),
  /** Submits a machine; a repeated call of the same member answers the existing request. */
  m_email_enter: endpoint({
    access: 'member',
    effect: 'write',
    areas: ['sonata'],
    limits: ['key-requests'],
    input: NewSonataRequest,
    own: { email: 'email' },
    output: oneOf(SonataStatus),
    errors: ['sonata-taken'],
  }),
  /** The caller's own requests, newest first: what the account page shows as "My keys". */
  my_keys: endpoint({
    access: 'member',
    effect: 'read',
    areas: ['sonata'],
    input: PageInput,
    output: pageOf(SonataStatus),
  }),
  /**
   * Whether a key is the stored key of a paid request, as `data[0].pay`; an empty list for any other. `/varify_key` knows
   * no machine, so `mid` may be missing.
   */
  varify_sonata: endpoint({
    access: 'member',
    effect: 'read',
    areas: ['sonata'],
    limits: ['sonata-checks'],
    input: z.object({ key: line(64), mid: Id.optional() }),
    output: z.object({ data: z.array(z.object({ pay: Payment })).max(1) }),
  }),
  get_m_keys: endpoint({
    access: 'admin',
    roles: keepers,
    input: PageInput,
    output: pageOf(SonataRequest),
  }),
  /**
   * Marks a request as paid and makes its key of its cypher. `first` is false when it was marked before: then nothing has
   * changed. `mail` is the key's e-mail, unless it was sent or another browser has been given it a moment ago (DESIGN §5).
   */
  m_key_enter: endpoint({
    access: 'admin',
    roles: keepers,
    handlerLimits: ['mails'],
    input: z.object({ mid: Id, key: Ignored, pay: Ignored, date: Ignored }),
    output: oneOf(SonataRequest).extend({ first: z.boolean(), mail: AdminMail.optional() }),
    errors: ['sonata-not-found'],
    timeout: 'long',
  }),
  /**
   * Deletes a member's request. The documented call names the member only; `id`, the transaction, names one of several,
   * without which those are `sonata-ambiguous`.
   */
  req_del_sonata: endpoint({
    access: 'admin',
    roles: keepers,
    input: z.object({ uid: Id, id: Id.optional() }),
    output: Done,
    errors: ['sonata-not-found', 'sonata-ambiguous'],
  }),
} as const
