import { type Check, type Portal, readJson } from './portal.ts'

/** What a caller may write to look like another caller, and like Hosting. */
const forged = ['203.0.113.7', '198.51.100.9, 151.101.1.1', '2001:db8::1, 192.0.2.1']

async function post({ fetch }: Portal, address: string, forwarded: string, input: object) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify(input),
  })
  return readJson(response)
}

/** The newest article's id, if there is one. */
async function anArticle({ origin, fetch }: Portal): Promise<string | undefined> {
  const { data } = await readJson(await fetch(`${origin}/api/get_3_news`))
  const [article] = Array.isArray(data) ? data : []
  return typeof article?.id === 'string' ? article.id : undefined
}

/**
 * How callers are identified. A browser without an id is known by its address: it must find its own vote, which it removes
 * at the end, with any X-Forwarded-For, through Hosting and past it.
 * @param own the function's own address, where it is named
 */
export function addressChecks(own: string | undefined): readonly Check[] {
  return [
    {
      name: 'a caller is counted by the own address, whatever X-Forwarded-For says',
      async faults(portal) {
        const id = await anArticle(portal)
        if (id === undefined) return ['there is no article to look with: publish one, and look again']
        const vote = (on: boolean) =>
          post(portal, `${portal.origin}/api/like_news`, forged[0] ?? '', { id, on })
        const faults: string[] = []
        await vote(true)
        for (const place of own === undefined ? [portal.origin] : [portal.origin, own])
          for (const entries of forged) {
            const article = await post(portal, `${place}/api/get_news_data`, entries, { id })
            if (article.vote !== 'like')
              faults.push(`at ${place} it is another caller with ${entries}: see HOSTING_RANGES`)
          }
        await vote(false)
        return faults
      },
    },
  ]
}
