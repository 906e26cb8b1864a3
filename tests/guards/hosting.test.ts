import { describe, expect, it } from 'vitest'
import { pageMetadata } from '../../functions/src/ssr/metadata-by-path.ts'
import { readFirebaseConfig } from '../../scripts/lib/firebase-config.ts'

const { hosting } = readFirebaseConfig()
const served = [...Object.keys(pageMetadata), '/sitemap.xml', '/news.xml'].sort()

describe('what the function `pages` answers', () => {
  it('is what Hosting hands on to it', () => {
    const sources = hosting.rewrites.flatMap(({ source, function: to }) =>
      to?.functionId === 'pages' ? [source] : [],
    )
    expect(sources.sort()).toEqual(served)
  })

  it('says itself how long it may be kept', () => {
    const uncached = hosting.headers.flatMap(({ source, headers }) =>
      headers.some(({ value }) => value === 'no-cache') ? [source] : [],
    )
    const names = uncached.flatMap((source) => /^\/!\((.*)\)$/.exec(source)?.[1]?.split('|') ?? [])
    expect(names.map((name) => `/${name}`).sort()).toEqual(served)
  })
})
