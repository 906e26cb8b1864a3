import type { z } from 'zod'
import type { CachePolicy } from './endpoint.ts'
import { newsEndpoints } from './news/news.endpoints.ts'

/** The table of tables: every call of SPEC §7 by its documented name. Nothing else lists endpoints. */
export const contract = {
  ...newsEndpoints,
} as const

export type Contract = typeof contract
export type EndpointName = keyof Contract

/** What a handler receives: parsed, defaults filled. */
export type Input<K extends EndpointName> = z.output<Contract[K]['input']>
/** What a client sends. */
export type Request<K extends EndpointName> = z.input<Contract[K]['input']>
/** What a handler returns and a client receives besides `status`. */
export type Answer<K extends EndpointName> = z.output<Contract[K]['output']>

/** Endpoints that answer GET and may be cached. */
export type PublicRead = {
  [K in EndpointName]: Contract[K]['cache'] extends CachePolicy ? K : never
}[EndpointName]
