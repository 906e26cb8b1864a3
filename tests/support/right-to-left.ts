import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import type { BrowserContext, Page } from 'playwright-core'
import { PORTAL } from './emulators.ts'

/** What people write, by the fields of the answers that carry it. */
const written = new Set([
  ...['title', 'text', 'deta', 'name', 'subt', 'tags', 'osvr', 'prvr'],
  ...['user', 'ques', 'ans', 'admin', 'by', 'subject', 'alname'],
])
const hebrew = 'שלום'
const isHebrew = /[\u0590-\u05ff]/

/** An answer as it would be if all texts were Hebrew. */
function translated(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return written.has(key) && value !== '' ? `${hebrew} ${value}` : value
  if (Array.isArray(value)) return value.map((each) => translated(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each, name)]))
}

/** A body of the API; the lists of media travel encoded. */
function translatedBody(body: { data?: unknown }): unknown {
  if (typeof body.data !== 'string') return translated(body)
  const list = decodeWire(body.data, (decoded) => decoded)
  return { ...body, data: encodeWire(translated(list) as object) }
}

/** From now on a visitor sees the portal as if all texts were Hebrew. Pages come without server-rendered content, which is not translated. */
export async function seeHebrew(visitor: BrowserContext): Promise<void> {
  await visitor.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data?: unknown }
    await route.fulfill({ response, json: translatedBody(body) })
  })
  await visitor.route(
    (url) => url.origin === PORTAL && !/^\/(api|assets|locked)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      await route.continue({ url: `${PORTAL}/app.html` })
    },
  )
}

interface Shown {
  /** How many texts of users are on the screen. */
  count: number
  /** Those that would be laid out in the direction of the page, with their parents. */
  stray: string[]
}

/** The Hebrew texts of a page; each has a direction of its own when it, or a parent, has `dir="auto"`. */
export function hebrewTexts(page: Page): Promise<Shown> {
  return page.evaluate((pattern) => {
    const isWritten = new RegExp(pattern)
    const stray: string[] = []
    let count = 0
    const look = (text: string, element: Element | null) => {
      if (!isWritten.test(text) || element?.closest('title, script, style')) return
      count++
      const marked = element?.closest('[dir], bdi')
      if (marked?.localName === 'bdi' || marked?.getAttribute('dir') === 'auto') return
      stray.push(`${element?.outerHTML.slice(0, 160)}: ${text.slice(0, 60)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      look(node.nodeValue ?? '', node.parentElement)
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      look(field.value, field)
    return { count, stray }
  }, isHebrew.source)
}

/** An address whose search is in Hebrew. */
export const searchedInHebrew = (path: string): string => path.replace(/(?<=search=)\w+/, hebrew)
