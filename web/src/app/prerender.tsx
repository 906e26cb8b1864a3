import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { encodeWire } from '@dlm/contract/media/codec'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { type Query, QueryClient } from '@tanstack/react-query'
import { prerender as draw } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { decoded, isEncodedList } from '../lib/api/encoded-lists.ts'
import { applyToApp } from '../lib/apply-settings.ts'
import { PictureCount } from '../ui/server-pictures.ts'
import type { DehydratedState } from './hydrate-query-cache.ts'
import { Portal } from './portal.tsx'

/** An answer for the page; `isProvisional` where each visitor has their own, which the page fetches at once. */
export interface PageAnswer {
  answer: object
  isProvisional: boolean
}

/** Answers a read as the API does, null for one that no page starts with. Rejects when it cannot be loaded. */
export type PageReader = (name: string, input: object) => Promise<PageAnswer | null>

/** The parts of a page that come from the app. */
export interface Prerendered {
  /** The content of #root. */
  html: string
  /** What the head says of the pictures the screen opens with. */
  hints: string
  served: DehydratedState
}

/** The addresses whose first pictures are those of a list. */
const listScreens: ReadonlySet<string> = new Set(kindsWith('list').map((kind) => kinds[kind].list.path))

/** What React puts before the markup, which has no head. */
const beforeMarkup = /^(?:<link rel="preload"[^>]*>|<title>[^<]*<\/title>)*/

/**
 * Renders the app at an address as a visitor without a session first sees it. A first render without data shows what the
 * screen reads; it is rendered again with that data.
 * @param address path and query
 * @param settings the owner's settings that differ from the defaults
 */
export async function prerender(
  address: string,
  read: PageReader,
  settings: ChangedSettings,
): Promise<Prerendered> {
  applyToApp(settings)
  const client = new QueryClient()
  const empty = await drawn(client, address)
  const answers = await Promise.all(
    client
      .getQueryCache()
      .getAll()
      .map((query) => answered(query, read)),
  )
  const served: DehydratedState = answers.filter((answer) => answer !== null)
  for (const [key, data] of served) client.setQueryData(key, data)
  const markup = served.length > 0 ? await drawn(client, address) : empty
  const [head = ''] = beforeMarkup.exec(markup) ?? []
  return { html: markup.slice(head.length), hints: head.replace(/<title>[^<]*<\/title>/, ''), served }
}

/** All of the markup at once: streamed parts would need inline scripts, which the content security policy forbids. */
async function drawn(client: QueryClient, address: string): Promise<string> {
  const portal = (
    <PictureCount value={{ pictures: listScreens.has(address) ? 0 : Number.POSITIVE_INFINITY }}>
      <Portal client={client} route={(shell) => <StaticRouter location={address}>{shell}</StaticRouter>} />
    </PictureCount>
  )
  const failures: unknown[] = []
  const { prelude } = await draw(portal, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const markup = await new Response(prelude as BodyInit).text()
  if (failures.length > 0) throw failures[0]
  return markup
}

/** The initial data of a query of the screen. Its key has the name and input, or the name, `pages` and input (lib/api/query.ts). */
async function answered({ queryKey }: Query, read: PageReader): Promise<DehydratedState[number] | null> {
  const name = String(queryKey[0])
  const isPaged = queryKey[1] === 'pages'
  const input = (isPaged ? queryKey[2] : queryKey[1]) as object
  const result = await read(name, isEncodedList(name) ? { payload: encodeWire(input) } : input)
  if (!result) return null
  const page = isEncodedList(name) ? decoded(result.answer as { data: string }) : result.answer
  const data = isPaged ? { pages: [page], pageParams: [undefined] } : page
  return [queryKey, data, result.isProvisional]
}
