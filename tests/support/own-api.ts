import type { EndpointName, Request } from '@dlm/contract/contract'
import { portalApi } from '../../functions/src/create-api.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { type Answered, type Body, headersOf, type Who } from './client.ts'
import { aPlatform } from './platform.ts'

/**
 * The calls in the test's own process, as in one that has just started: nothing is known yet of costs and settings, and what
 * differs from the worker's portal, such as clock and mail provider, is the platform's.
 */
export interface OwnApi {
  call<K extends EndpointName>(name: K, input: Request<K>, who?: Who): Promise<Answered<Body<K>>>
  /** The headers that a public read is answered with. */
  headersOfRead(name: EndpointName): Promise<Headers>
}

export function ownApi(platform: Platform = aPlatform()): OwnApi {
  const { answer } = portalApi(platform, '', () => undefined)
  return {
    async call(name, input, who = {}) {
      const {
        status,
        headers,
        text = '',
      } = await answer({
        ...{ method: 'POST', name, query: {}, contentType: 'application/json', headers: headersOf(who) },
        body: Buffer.from(JSON.stringify(input)),
      })
      return { status, headers: new Headers(headers), body: JSON.parse(text) }
    },
    async headersOfRead(name) {
      const get = {
        method: 'GET',
        name,
        query: {},
        headers: {},
        contentType: undefined,
        body: Buffer.alloc(0),
      }
      return new Headers((await answer(get)).headers)
    },
  }
}
