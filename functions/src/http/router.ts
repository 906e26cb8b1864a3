import type { IncomingHttpHeaders } from 'node:http'
import { contract, type EndpointName } from '@dlm/contract/contract'
import { defaultMaxBody, type Endpoint } from '@dlm/contract/endpoint'
import { commonErrors, type ErrorCode } from '@dlm/contract/errors'
import { type LimitName, limits } from '@dlm/contract/limits'
import { ApiError } from '../platform/api-error.ts'
import type { Caller, Context, Handlers } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { checkAccess, type Identity, identifyCaller } from './access.ts'
import { callerAddress } from './address.ts'
import { isJson, readBody } from './body.ts'
import { cacheControl, etagOf, isFresh } from './cache.ts'
import { type Answered, asApiError, failure, invalidInput } from './envelope.ts'

/** A request as the machine sees it; how it arrived is the transport's business (`serve.ts`). */
export interface ApiRequest {
  method: string
  /** Path below the API, e.g. `get_news`. */
  name: string
  query: Record<string, unknown>
  headers: IncomingHttpHeaders
  /** The Content-Type the caller sent. */
  contentType: string | undefined
  body: Buffer
}

/** What the log says of a call: never a body, a token or anything a caller typed (SECURITY "Logs"). */
export interface CallLog {
  endpoint: string
  status: number
  code?: ErrorCode
  uid?: string
  ms: number
  error?: unknown
}

export interface Api {
  answer(request: ApiRequest): Promise<Answered>
}

interface Settings {
  handlers: Handlers
  identity: Identity
  platform: Platform
  /** Proxies of ours that append to X-Forwarded-For. */
  forwardedHops: number
  log(entry: CallLog): void
}

type AnyHandler = (context: Context<'public'>, input: unknown) => unknown
interface Route {
  endpoint: Endpoint
  handler: AnyHandler
  allowed: ReadonlySet<ErrorCode>
}

/** The endpoint table joined with its handlers. A Map, since a plain object would answer `constructor` (SECURITY "Input"). */
function routesOf(handlers: Handlers): ReadonlyMap<string, Route> {
  const names = Object.keys(contract) as EndpointName[]
  return new Map(
    names.map((name) => {
      const endpoint: Endpoint = contract[name]
      const allowed = new Set<ErrorCode>([...commonErrors, ...endpoint.errors])
      return [name, { endpoint, handler: handlers[name] as AnyHandler, allowed }]
    }),
  )
}

/** The walk over the table: identify → access → limit → parse → handle → parse the answer → envelope (STYLE). */
export function createApi({ handlers, identity, platform, forwardedHops, log }: Settings): Api {
  const routes = routesOf(handlers)

  async function walk(request: ApiRequest, route: Route, read: boolean, seen: { caller: Caller | null }) {
    const { endpoint, handler } = route
    // A cached read is the same for everybody: whoever asks is not even looked at.
    const caller = read ? null : await identifyCaller(identity, request.headers.authorization)
    seen.caller = caller
    await checkAccess(identity, endpoint.access, caller)

    const address = callerAddress(request.headers, forwardedHops)
    const visitor = caller?.uid ?? visitorKey(platform, request.headers, address)
    for (const name of endpoint.limits)
      await platform.throttle.reserve(name, limitKey(name, { visitor, address }))

    const parsed = endpoint.input.safeParse(read ? request.query : readBody(request.body, endpoint.maxBody))
    if (!parsed.success) throw invalidInput(parsed.error)
    const answer = await handler({ caller, visitor, address, platform }, parsed.data)
    return endpoint.output.parse(answer) as object
  }

  return {
    async answer(request) {
      const started = platform.clock.now()
      const seen: { caller: Caller | null } = { caller: null }
      const route = routes.get(request.name)
      const finish = (answered: Answered, code?: ErrorCode, error?: unknown): Answered => {
        log({
          endpoint: route ? request.name : 'unknown',
          status: answered.status,
          ms: platform.clock.now() - started,
          ...(code && { code }),
          ...(seen.caller && { uid: seen.caller.uid }),
          ...(error !== undefined && { error }),
        })
        return answered
      }

      try {
        if (!route) throw new ApiError('endpoint-not-found')
        const read = acceptMethod(request, route.endpoint)
        const answer = await walk(request, route, read, seen)
        return finish(success(request, route.endpoint, read, answer))
      } catch (error) {
        const refusal = asApiError(error, route?.allowed ?? new Set(commonErrors))
        const answered = failure(refusal)
        if (refusal.code === 'method-not-allowed') {
          answered.headers.allow = route?.endpoint.cache ? 'GET, HEAD, POST' : 'POST'
        }
        return finish(answered, refusal.code, answered.status >= 500 ? error : undefined)
      }
    },
  }
}

/** Whether this is a cached read; refuses other methods and bodies that are no JSON. */
function acceptMethod(request: ApiRequest, endpoint: Endpoint): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (!endpoint.cache) throw new ApiError('method-not-allowed')
    return true
  }
  if (request.method !== 'POST') throw new ApiError('method-not-allowed')
  if (!isJson(request.contentType)) throw new ApiError('unsupported-media-type')
  if (request.body.length > Math.max(endpoint.maxBody, defaultMaxBody)) throw new ApiError('body-too-large')
  return false
}

function success(request: ApiRequest, endpoint: Endpoint, read: boolean, answer: object): Answered {
  const body = { status: 'success', ...answer }
  if (!read || !endpoint.cache) return { status: 200, headers: { 'cache-control': 'no-store' }, body }
  const etag = etagOf(JSON.stringify(body))
  const headers = { 'cache-control': cacheControl(endpoint.cache), etag }
  const fresh = isFresh(request.headers['if-none-match'], etag)
  return { status: fresh ? 304 : 200, headers, body }
}

const visitorId = /^[A-Za-z0-9_-]{16,64}$/

/** An anonymous visitor: the id the browser made for itself, or, for a client that sends none, its address. */
function visitorKey(platform: Platform, headers: IncomingHttpHeaders, address: string): string {
  const sent = headers['x-visitor']
  return typeof sent === 'string' && visitorId.test(sent)
    ? platform.digests.keyed('visitor', sent)
    : platform.digests.keyed('address', address)
}

/** What a limit counts by; those by account, recipient or album are the handler's, which alone knows these. */
function limitKey(name: LimitName, key: { visitor: string; address: string }): string {
  const { per } = limits[name]
  if (per === 'address') return key.address
  if (per === 'visitor' || per === 'member') return key.visitor
  throw new Error(`limit ${name} counts by ${per}, which only the handler knows`)
}
