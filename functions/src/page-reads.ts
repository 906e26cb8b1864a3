import { contract, type EndpointName } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { isAnyShown } from '@dlm/contract/site/offered'
import { handlers } from './handlers.ts'
import { newsRepo } from './news/news.repo.ts'
import type { Context } from './platform/handler.ts'
import type { Platform } from './platform/platform.ts'
import type { PageReader } from './ssr/prerender.ts'

/**
 * The reads a page may start with: public answers, and an article without a view or a vote of this visitor, which the page
 * that shows it loads.
 */
export function pageReader(platform: Platform): PageReader {
  const anonymous: Context<'public'> = {
    caller: null,
    visitor: '',
    devices: [],
    browser: '',
    address: 'unknown',
    isAdmin: async () => false,
    mayCountVisits: false,
    count: () => undefined,
    platform,
  }
  return async (name, input) => {
    const endpoint = endpointOf(name)
    if (!endpoint || !isAnyShown(endpoint.areas)) return null
    if (name === 'get_news_data') {
      const article = await newsRepo(platform).find(contract[name].input.parse(input).id)
      return { answer: { data: [article], vote: 'none' }, isProvisional: true }
    }
    if (!endpoint.cache) return null
    const handler = handlers[name as EndpointName] as (context: Context<'public'>, input: unknown) => unknown
    const answer = endpoint.output.parse(await handler(anonymous, endpoint.input.parse(input)))
    return { answer: answer as object, isProvisional: false }
  }
}

function endpointOf(name: string): Endpoint | undefined {
  return Object.hasOwn(contract, name) ? contract[name as EndpointName] : undefined
}
