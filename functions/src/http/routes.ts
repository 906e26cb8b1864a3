import { contract, type EndpointName } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { commonErrors, type ErrorCode } from '@dlm/contract/errors'
import { isAnyShown } from '@dlm/contract/site/offered'
import { ApiError } from '../platform/api-error.ts'
import type { Context, Handlers } from '../platform/handler.ts'

/** A handler whose types the walk no longer needs: input and answer are parsed by the endpoint's own schemas. */
type AnyHandler = (context: Context<'public'>, input: unknown) => unknown

/** One row of the table joined with its handler. */
export interface Route {
  name: string
  endpoint: Endpoint
  handler: AnyHandler
  /** The codes it may answer. */
  allowed: ReadonlySet<ErrorCode>
}

/** A call to make: the route, and which part of the request has its input. */
export interface Target {
  route: Route
  input: 'query' | 'body'
}

export interface Routes {
  /**
   * The call a request names; there is none of an area that the owner hides.
   * @throws ApiError endpoint-not-found, method-not-allowed
   */
  find(name: string, method: string): Target
  /** The methods a name answers, for the Allow header. */
  methods(name: string): string
}

/** The endpoint table joined with its handlers. A Map, since a plain object would answer `constructor` (SECURITY "Input"). */
export function routesOf(handlers: Handlers): Routes {
  const names = Object.keys(contract) as EndpointName[]
  const routes = new Map<string, Route>(
    names.map((name) => {
      const endpoint: Endpoint = contract[name]
      const allowed = new Set<ErrorCode>([...commonErrors, ...endpoint.errors])
      const handler = handlers[name] as AnyHandler
      return [name, { name, endpoint, handler, allowed }]
    }),
  )

  /** What GET on a name is: the call itself when caches may keep it, or the call its `getAs` names. */
  const getRoute = ({ endpoint, ...rest }: Route): Route | undefined =>
    endpoint.cache ? { endpoint, ...rest } : routes.get(endpoint.getAs ?? '')

  return {
    find(name, method) {
      const route = routes.get(name)
      if (!route || !isAnyShown(route.endpoint.areas)) throw new ApiError('endpoint-not-found')
      if (method === 'POST') return { route, input: 'body' }
      const read = method === 'GET' || method === 'HEAD' ? getRoute(route) : undefined
      if (!read) throw new ApiError('method-not-allowed')
      return { route: read, input: 'query' }
    },
    methods(name) {
      const route = routes.get(name)
      return route && getRoute(route) ? 'GET, HEAD, POST' : 'POST'
    },
  }
}
