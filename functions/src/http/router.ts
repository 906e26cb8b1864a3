import type { IncomingHttpHeaders } from 'node:http'
import type { BlockList } from 'node:net'
import type { CachePolicy, Effect, Endpoint } from '@dlm/contract/endpoint'
import { commonErrors, type ErrorCode } from '@dlm/contract/errors'
import { limits } from '@dlm/contract/limits'
import { everyRole } from '@dlm/contract/roles'
import type { EntryFigureName } from '@dlm/contract/statistics/insight.schema'
import { ApiError } from '../platform/api-error.ts'
import type { Caller, Context, Handlers } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import type { TakeRead } from '../platform/read-limit.ts'
import { giveBackAll, type Reservation, reserveAll } from '../platform/throttle.ts'
import { checkAccess, checkKind, type Identity, identifyCaller, isAdmin } from './access.ts'
import { callerAddress } from './address.ts'
import { isJson, readBody } from './body.ts'
import { browserInWords } from './browser-in-words.ts'
import { bypassesCache, cacheControl, extendSharedMaxAge, isFresh } from './cache.ts'
import { type Answered, asApiError, failure, invalidInput } from './envelope.ts'
import { type CachedResponse, responseCache } from './response-cache.ts'
import { type Route, routesOf, type Target } from './routes.ts'

/** A request as the router sees it, independent of the transport (`serve.ts`). */
export interface ApiRequest {
  method: string
  /** Path below the API, e.g. `get_news`. */
  name: string
  query: Record<string, unknown>
  headers: IncomingHttpHeaders
  /** The Content-Type the caller sent. */
  contentType: string | undefined
  /** Why it was not read, where it was not. */
  body: Buffer | 'body-too-large' | 'unavailable'
}

/** What the log says of a call: never a body, a token or anything a caller typed (SECURITY "Logs"). */
export interface CallLog {
  /** A name of the table, or `unknown`. */
  endpoint: string
  status: number
  code?: ErrorCode
  uid?: string
  /** Milliseconds. */
  ms: number
  /** What was thrown, where the fault is ours. */
  error?: unknown
}

export interface Api {
  /** Answers every request; never throws. */
  answer(request: ApiRequest): Promise<Answered>
}

/** What the portal does less of, since its month costs too much (docs/decisions/044). */
export interface CostGuard {
  /** How a call of a visitor or a member that does this is refused now; null where it is answered. */
  refusal(effect: Effect): ErrorCode | null
  /** Nothing is written for visitors and members now. */
  isReadOnly(): boolean
}

interface Settings {
  handlers: Handlers
  identity: Identity
  costs: CostGuard
  platform: Platform
  /** Bounds what one address reads that no cache answers. */
  takeRead: TakeRead
  /** From where Hosting calls the functions. */
  hosting: BlockList
  log(entry: CallLog): void
}

/** What is known of a call by the time it ends, for its log line. */
interface Seen {
  target?: Target
  caller?: Caller | null
}

/** Whether a call costs a read of its address: one that has no limit of its own, but to sign out, is possible at any time. */
function costsRead({ access, effect, limits: own }: Endpoint): boolean {
  if (effect === 'read') return true
  return own.length === 0 && (access === 'public' || (access === 'member' && effect !== 'session'))
}

/** The walk over the table: identify → access → parse → limit → handle → parse the answer → envelope (STYLE). */
export function createApi({ handlers, identity, costs, platform, takeRead, hosting, log }: Settings): Api {
  const routes = routesOf(handlers)
  const cache = responseCache(platform.clock)

  async function walk(request: ApiRequest, seen: Seen): Promise<Answered> {
    const target = routes.find(request.name, request.method)
    seen.target = target
    const { endpoint, handler } = target.route
    const sent = target.input === 'body' ? checkedBody(request, endpoint) : null

    // A cached read is the same for every caller, so that the caller is not even identified.
    const cached = target.input === 'query' && endpoint.cache
    const caller = cached ? null : await identifyCaller(identity, request.headers.authorization)
    seen.caller = caller
    await checkAccess(identity, endpoint, caller)
    const refusal = costs.refusal(endpoint.effect)
    if (refusal && !(await isAdmin(identity, everyRole, caller))) throw new ApiError(refusal)

    const address = callerAddress(request.headers, hosting)
    const visitor = caller
      ? platform.digests.keyed('member', caller.uid)
      : anonymousVisitor(platform, request.headers, address)
    const raw = sent ? readBody(sent) : request.query
    const parsed = endpoint.input.safeParse(raw)
    if (!parsed.success) throw invalidInput(parsed.error)
    refuseOthers(target.route, caller, parsed.data)
    checkKind(endpoint, caller, parsed.data as { kind?: unknown })
    const devices = sentDevices(request.headers)
    const browser = browserInWords(request.headers['user-agent'])
    const context = {
      ...{ caller, visitor, address, devices, browser, platform },
      isAdmin: () => isAdmin(identity, endpoint.roles, caller),
      mayCountVisits: !asksNotToBeTracked(request.headers) && !costs.isReadOnly(),
      count: counting(platform),
    }
    const make = async () => {
      const wait = costsRead(endpoint) ? takeRead(address) : 0
      if (wait > 0) throw new ApiError('too-many-requests', { retryAfter: wait })
      const handled = await counted(endpoint, { address, visitor }, () => handler(context, parsed.data))
      return { status: 'success', ...(endpoint.output.parse(handled) as object) }
    }
    if (cached) {
      const answer = bypassesCache(request.headers['cache-control']) ? cache.refresh : cache.answer
      const key = `${target.route.name} ${JSON.stringify(parsed.data)}`
      const policy = costs.isReadOnly() ? extendSharedMaxAge(cached) : cached
      return publicResponse(request, policy, await answer(key, make))
    }
    const body = await make()
    // What members and admins do is seen at once; counts of visitors reach the lists some seconds later anyway.
    if (endpoint.access !== 'public') cache.invalidate()
    return { status: 200, headers: { 'cache-control': 'no-store' }, body }
  }

  /** Handles a call with a try taken of each of its limits; of limits that count refused secrets, the try is given back unless a secret was refused. */
  async function counted(
    endpoint: Endpoint,
    by: { address: string; visitor: string },
    handle: () => unknown,
  ): Promise<unknown> {
    const taken = endpoint.limits.map(
      (name): Reservation => [name, limits[name].per === 'address' ? by.address : by.visitor],
    )
    await reserveAll(platform.throttle, taken)
    const refusals = taken.filter(([name]) => 'refusals' in limits[name])
    try {
      const handled = await handle()
      await giveBackAll(platform.throttle, refusals)
      return handled
    } catch (error) {
      if (!isRefusedSecret(error)) await giveBackAll(platform.throttle, refusals)
      throw error
    }
  }

  return {
    async answer(request) {
      const started = platform.clock.now()
      const seen: Seen = {}
      const finish = (answered: Answered, fault: { code?: ErrorCode; error?: unknown } = {}): Answered => {
        log({
          endpoint: seen.target?.route.name ?? 'unknown',
          status: answered.status,
          ms: platform.clock.now() - started,
          ...(seen.caller && { uid: seen.caller.uid }),
          ...fault,
        })
        return answered
      }

      try {
        const answered = await walk(request, seen)
        await platform.figures.flushIfDue()
        return finish(answered)
      } catch (error) {
        const refusal = asApiError(error, seen.target?.route.allowed ?? new Set(commonErrors))
        const answered = failure(refusal)
        const { code } = refusal
        if (code === 'method-not-allowed') answered.headers.allow = routes.methods(request.name)
        const isOurFault = code === 'internal' || code === 'unavailable'
        return finish(answered, isOurFault ? { code, error } : { code })
      }
    },
  }
}

/** What handlers count with. */
function counting({ figures }: Platform): Context<'public'>['count'] {
  return (...what) => {
    const [name, of] = what
    figures.count(name)
    if (of) figures.count(`${of.kind}/${of.id}/${name as EntryFigureName}`)
  }
}

/** Refuses a call that names another user where only the caller is allowed (DESIGN §4). */
function refuseOthers({ endpoint }: Route, caller: Caller | null, input: unknown): void {
  const fields = input as Record<string, unknown>
  const names = Object.entries(endpoint.own).filter(
    ([field, of]) => fields[field] !== undefined && fields[field] !== caller?.[of],
  )
  if (names.length > 0) throw new ApiError('not-allowed')
}

/** The body; refuses one that is no JSON, too large or was not read, before anything is looked up. */
function checkedBody({ contentType, body }: ApiRequest, { maxBody }: Endpoint): Buffer {
  if (!isJson(contentType)) throw new ApiError('unsupported-media-type')
  if (body === 'unavailable') throw new ApiError(body, { retryAfter: 5 })
  if (body === 'body-too-large' || body.length > maxBody) throw new ApiError('body-too-large')
  return body
}

function publicResponse(
  request: ApiRequest,
  cache: CachePolicy,
  { body, text, etag }: CachedResponse,
): Answered {
  const fresh = isFresh(request.headers['if-none-match'], etag)
  const headers = { 'cache-control': cacheControl(cache), etag }
  return { status: fresh ? 304 : 200, headers, body, text }
}

/** Whether a secret was checked and was wrong. */
function isRefusedSecret(error: unknown): boolean {
  return error instanceof ApiError && refusedSecrets.has(error.code)
}

const refusedSecrets: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'sign-in-failed',
  'passkey-refused',
  'passkey-unknown',
  'otp-wrong',
])

const maxDevices = 5

/** The device tokens of a browser on which accounts signed in before, one for each account. */
function sentDevices(headers: IncomingHttpHeaders): string[] {
  const sent = headers['x-device']
  return typeof sent === 'string' ? sent.slice(0, 1000).split(',', maxDevices) : []
}

const visitorId = /^[A-Za-z0-9_-]{16,64}$/

/** An anonymous visitor: the id the browser made for itself, or, for a client that sends none, its address. */
function anonymousVisitor({ digests }: Platform, headers: IncomingHttpHeaders, address: string): string {
  const sent = headers['x-visitor']
  return typeof sent === 'string' && visitorId.test(sent)
    ? digests.keyed('visitor', sent)
    : digests.keyed('address', address)
}

/** Whether the browser asks not to be tracked: by Do Not Track or Global Privacy Control. */
function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
