import type { Answer, Contract, EndpointName, Input } from '@dlm/contract/contract'
import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { Access } from '@dlm/contract/endpoint'
import type { AdminRole } from '@dlm/contract/roles'
import type { FigureName } from '@dlm/contract/statistics/figures.schema'
import type { EntryFigureName } from '@dlm/contract/statistics/insight.schema'
import type { Platform } from './platform.ts'

/** Who is calling, read from the profile at this call and not from the token's claims (SECURITY "Who"). */
export interface Caller {
  uid: string
  /** The sign-in that the call belongs to: `sessions/{sid}`. */
  sid: string
  /** When the admin session of this sign-in was last used, in milliseconds; null where none is open. */
  adminUsedAt: number | null
  /** The admin password was given a short while ago (`durations.adminRecent`). */
  gaveAdminPassword: boolean
  role: 'client' | 'admin'
  /** What an admin may do; null for every other caller. */
  adminRole: AdminRole | null
  email: string
  user: string
  verified: boolean
}

/** What every handler gets besides its input. The caller is there exactly when the endpoint is not public. */
export interface Context<A extends Access> {
  caller: A extends 'public' ? Caller | null : Caller
  /**
   * Stable key of this visitor: a digest of a member's uid, else of the browser's visitor id. Never readable, so that a
   * stored vote is pseudonymous.
   */
  visitor: string
  /** The caller's network address, as far as it can be known; 'unknown' otherwise. No limit rests on it alone. */
  address: string
  /** The device tokens that the browser sent, for several accounts at most; not verified yet. */
  devices: readonly string[]
  /** What the caller's browser says it is, in words; empty where it says nothing that is known. */
  browser: string
  /**
   * Whether an admin calls who has one of the endpoint's `roles` and a live admin session: where a call shows or allows
   * those more. Costs a read, and extends the session.
   */
  isAdmin(): Promise<boolean>
  /** Whether visits of this browser may be counted; what one makes on the portal (a vote, an account) is counted in any case. */
  mayCountVisits: boolean
  /** Adds one to the figures of the day, and to those of the entry that it happened to. */
  count(...what: [name: FigureName] | [name: EntryFigureName, of: { kind: ContentKind; id: string }]): void
  platform: Platform
}

/** The work of one endpoint: no HTTP, no parsing, no role check. */
export type Handler<K extends EndpointName> = (
  context: Context<Contract[K]['access']>,
  input: Input<K>,
) => Promise<Answer<K>> | Answer<K>

/** A handler for every endpoint of the table; leaving one out does not compile. */
export type Handlers = { readonly [K in EndpointName]: Handler<K> }
