import type * as z from 'zod'
import type { Area } from './brand/areas.ts'
import type { ErrorCode } from './errors.ts'
import type { CountedLimitName, LimitName } from './limits.ts'
import type { Roles } from './roles.ts'

/**
 * Who may call an endpoint. `public`: every caller, signed in or not. `member`: a session whose profile `/signup` made.
 * `admin`: a member with the role admin and a live admin session (SECURITY "Sessions").
 */
export type Access = 'public' | 'member' | 'admin'

/** How long shared caches may store a public read, in seconds. Only reads that are the same for every caller have one. */
export interface CachePolicy {
  readonly maxAge: number
  readonly sharedMaxAge: number
  readonly staleWhileRevalidate: number
}

/** The caller's own uid or e-mail. */
export type OwnValue = 'uid' | 'email'

export type Timeout = 'short' | 'long'

/**
 * What a call does, by which the cost guard pauses it (docs/decisions/044). Of visitors and members: `read` shows something,
 * `write` changes something, `download` gives out files whole, `session` lets people in and out. `administer` is what admins do.
 */
export type Effect = 'read' | 'write' | 'download' | 'session' | 'administer'

/** One row of the endpoint table: everything both sides agree on about a call (SPEC §7, DESIGN §4). */
export interface Endpoint<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  C extends CachePolicy | undefined = CachePolicy | undefined,
> {
  readonly access: A
  /**
   * Which admins may make an admin's call. Of any other call: those whose live admin session shows or allows more than
   * other callers get; none where it makes no difference.
   */
  readonly roles: Roles
  /** Of a call for entries of several kinds: who may make it for which. A request that names no kind is about the caller's. */
  readonly rolesByKind: RolesByKind | undefined
  /** Whether the admin password must have been given within `durations.adminRecent`: what cannot be undone, or changes who may do what. */
  readonly asksAgain: boolean
  /** Whether it is refused to an admin without a second factor where the owner asks for one: all but what sets one up. */
  readonly needsFactor: boolean
  readonly effect: Effect
  /** Counted before the call is handled, in this order. */
  readonly limits: readonly CountedLimitName[]
  /**
   * Limits the handler reserves itself: those whose key only it knows (an account, a recipient, an album), and those that
   * only some requests count against.
   */
  readonly handlerLimits: readonly LimitName[]
  readonly input: I
  /** Fields that may name only the caller: another's value is answered 403, none is fine (DESIGN §4). Nothing is found by them. */
  readonly own: Readonly<Record<string, OwnValue>>
  /** What `status: 'success'` is accompanied by; whatever is not listed here never leaves the server. */
  readonly output: O
  /** The codes this call may answer besides those every call may (`commonErrors`). */
  readonly errors: readonly ErrorCode[]
  /** Present on public reads: these answer GET as well as POST. */
  readonly cache: C
  /**
   * The call that answers GET on this name, where SPEC §7 documents one name for two things: a GET is handled in every
   * way as that call, query for body, answered with `Cache-Control: no-store` unless that call has a cache.
   */
  readonly getAs: string | undefined
  /** Largest request body in bytes; 1 MiB unless said otherwise. */
  readonly maxBody: number
  /** How long it may take until it is answered `unavailable`: `long` where it has files, mails or many documents. */
  readonly timeout: Timeout
  /** What it is a part of: while the owner shows none of these, there is no such call. None: it is always there. */
  readonly areas: readonly Area[]
}

/** Who may do something with entries of a kind. */
export type RolesByKind = Readonly<Record<string, Roles>>

interface EndpointDeclaration<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  C extends CachePolicy | undefined,
> {
  access: A
  asksAgain?: A extends 'admin' ? boolean : never
  needsFactor?: A extends 'admin' ? false : never
  effect?: Effect
  limits?: readonly CountedLimitName[]
  handlerLimits?: readonly LimitName[]
  input: I
  own?: { readonly [field in keyof z.input<I> & string]?: OwnValue }
  output: O
  errors?: readonly ErrorCode[]
  cache?: C
  getAs?: string
  maxBody?: number
  timeout?: Timeout
  areas?: readonly Area[]
}

/** An admin's call has to say which admins may make it. */
type Rolled<A extends Access> = A extends 'admin' ? { roles: Roles | RolesByKind } : { roles?: Roles }

/** Admins' calls and cached reads say by that what they do; any other call has to say it. */
type Effective<A extends Access, C extends CachePolicy | undefined> = A extends 'admin'
  ? { effect?: never }
  : C extends CachePolicy
    ? { effect?: never }
    : { effect: Exclude<Effect, 'administer'> }

export const defaultMaxBody = 1024 * 1024

/** Declares an endpoint; its key in its domain's table is its documented name. */
export function endpoint<
  const A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  const C extends CachePolicy | undefined = undefined,
>(declaration: EndpointDeclaration<A, I, O, C> & Rolled<A> & Effective<A, C>): Endpoint<A, I, O, C> {
  return {
    access: declaration.access,
    ...rolesOf(declaration.roles ?? []),
    asksAgain: declaration.asksAgain ?? false,
    needsFactor: declaration.needsFactor ?? declaration.access === 'admin',
    effect: declaration.effect ?? (declaration.access === 'admin' ? 'administer' : 'read'),
    limits: declaration.limits ?? [],
    handlerLimits: declaration.handlerLimits ?? [],
    input: declaration.input,
    own: (declaration.own ?? {}) as Readonly<Record<string, OwnValue>>,
    output: declaration.output,
    errors: declaration.errors ?? [],
    cache: declaration.cache as C,
    getAs: declaration.getAs,
    maxBody: declaration.maxBody ?? defaultMaxBody,
    timeout: declaration.timeout ?? 'short',
    areas: declaration.areas ?? [],
  }
}

function rolesOf(roles: Roles | RolesByKind): Pick<Endpoint, 'roles' | 'rolesByKind'> {
  if (isList(roles)) return { roles, rolesByKind: undefined }
  return {
    roles: [...new Set(Object.values(roles).flat())],
    rolesByKind: roles,
  }
}

const isList = (roles: Roles | RolesByKind): roles is Roles => Array.isArray(roles)

/** Lists that change a few times a day: a minute at the browser, five at the CDN, served stale for a day while refreshed. */
export const listCache = {
  maxAge: 60,
  sharedMaxAge: 300,
  staleWhileRevalidate: 86_400,
} as const satisfies CachePolicy
