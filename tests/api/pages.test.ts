import { brand } from '@dlm/contract/brand/brand'
import { beforeAll, describe, expect, it } from 'vitest'
import { writtenText } from '../../functions/src/text/written-text.ts'
import { address } from '../../scripts/emulators/ports.ts'
import { db } from '../support/admin.ts'
import { send } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { aLockedPhotoDoc, anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'

const unique = crypto.randomUUID().slice(0, 8)
const id = (name: string) => `pages-${name}-${unique}`
const hostile = `Cats & "dogs" <script>alert(1)</script>`
const escaped = 'Cats &amp; &quot;dogs&quot; &lt;script&gt;alert(1)&lt;/script&gt;'
const words = 'cats-dogs-script-alert-1-script'
const secret = `hidden-${unique}`
/** After every demo article (ms): an entry with a future date is a draft. */
const latest = Date.now() - 60_000

const stored = [
  documents.news(id('n'), aNewsDoc({ title: hostile, text: 'All about pets.', createdAt: latest })),
  documents.products(id('p'), aProductDoc({ name: 'Prism', deta: 'Splits light.' })),
  documents.services(id('s'), aServiceDoc({ title: 'Portrait', text: 'An hour.', ageLmt: 0 })),
  documents.services(id('adult'), aServiceDoc({ title: 'Late show', text: secret, ageLmt: 50 })),
  documents.events(id('e'), anEventDoc({ title: 'Tide walk', deta: 'On the sand.' })),
  documents.events(id('e-draft'), anEventDoc({ title: 'Planned', createdAt: latest + 86_400_000 })),
  documents.albums(id('open'), anAlbumDoc({ name: 'Open sea' })),
  documents.albums(id('locked'), anAlbumDoc({ name: 'Closed sea', locked: true })),
  documents.photos(
    id('photo'),
    aPhotoDoc(id('photo'), { fid: id('open'), alt: 'Waves & gulls', caption: 'Off <Aarhus>' }),
  ),
  documents.photos(id('wordless'), aPhotoDoc(id('wordless'), { fid: id('open'), alt: '', caption: '' })),
  documents.photos(
    id('hidden'),
    aLockedPhotoDoc(id('locked'), id('hidden'), { name: `${secret}.jpg`, alt: secret, caption: secret }),
  ),
  documents.videos(id('v'), aVideoDoc(id('v'), { name: 'Harbour at dawn.mp4' })),
  documents.audios(id('a'), anAudioDoc(id('a'), { name: 'Rain.mp3' })),
]
beforeAll(() => writeDocuments(db, stored))

const get = (path: string) => send<string>(path)
const ask = (path: string) => send<string>(path, { redirect: 'manual' })
const meta = (html: string, key: string) => html.match(new RegExp(`"${key}" content="([^"]*)"`))?.[1]

describe('a shared address', () => {
  it.each([
    [`/read_news?id=${id('n')}&&views=7`, escaped, 'All about pets.', `/news/${words}--${id('n')}`],
    [`/view_products?id=${id('p')}`, 'Prism', 'Splits light.', `/products/prism--${id('p')}`],
    [`/purchase_products?id=${id('p')}`, 'Prism', 'Splits light.', `/products/prism--${id('p')}`],
    [`/services?id=${id('s')}`, 'Portrait', 'An hour.', `/services/portrait--${id('s')}`],
    [`/view_events?id=${id('e')}`, 'Tide walk', 'On the sand.', `/events/tide-walk--${id('e')}`],
  ])(
    '%s has the metadata of its subject, escaped, with its canonical address',
    async (path, title, text, canonical) => {
      const { status, headers, body } = await get(path)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(body).toContain(`<title>${title} · ${brand.product}</title>`)
      expect(meta(body, 'og:title')).toBe(title)
      expect(meta(body, 'twitter:title')).toBe(title)
      expect(meta(body, 'og:description')).toBe(text)
      expect(meta(body, 'og:image')).toMatch(/^http:.*\/shared\/.*\.jpg\?v=/)
      expect(body).toContain(`<link rel="canonical" href="${PORTAL}${canonical}" />`)
      expect(body).not.toContain('<script>alert')
      // In the data for search engines too it ends no element.
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    },
  )

  it.each([
    [`/view_albums?album=${id('open')}`, 'Open sea', `/albums/open-sea--${id('open')}`],
    [
      `/view_albums?album=${id('open')}&photo=${id('photo')}`,
      'Open sea',
      `/albums/open-sea--${id('open')}?photo=${id('photo')}`,
    ],
    [`/view_albums?tab=video&id=${id('v')}`, 'Harbour at dawn', `/videos/harbour-at-dawn--${id('v')}`],
    [`/view_albums?tab=audio&id=${id('a')}`, 'Rain', `/audio/rain--${id('a')}`],
    ['/view_albums?tab=video', 'Videos', '/view_albums?tab=video'],
    ['/view_albums?tab=saved', 'Saved media', '/view_albums?tab=saved'],
    ['/view_albums', 'Albums', '/view_albums'],
  ])('%s is %s', async (path, title, canonical) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(meta(body, 'og:title')).toBe(title)
    expect(body).toContain(`<link rel="canonical" href="${PORTAL}${canonical}" />`)
  })

  it('shows the photo it names', async () => {
    const { body } = await get(`/view_albums?album=${id('open')}&photo=${id('photo')}`)
    expect(meta(body, 'og:image')).toContain(id('photo'))
    expect(meta(body, 'og:image:alt')).toBe('Waves &amp; gulls')
    expect(meta(body, 'og:description')).toBe('Off &lt;Aarhus&gt;')
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(data)).toMatchObject({ description: 'Waves & gulls', caption: 'Off <Aarhus>' })
  })

  it('says of a photo without words which album it is of, and never its file’s name', async () => {
    const { body } = await get(`/view_albums?album=${id('open')}&photo=${id('wordless')}`)
    expect(meta(body, 'og:image:alt')).toBe('Photo of Open sea')
    expect(meta(body, 'og:description')).toBe('Open sea, a photo album.')
  })

  it.each([`/view_albums?album=${id('locked')}`, `/view_albums?album=${id('locked')}&photo=${id('hidden')}`])(
    'of a locked album has its name only: %s',
    async (path) => {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(meta(body, 'og:title')).toBe('Closed sea')
      expect(meta(body, 'og:description')).toBe('')
      expect(meta(body, 'og:image')).toBe(`${PORTAL}/share.png`)
      expect(body).not.toMatch(new RegExp(`webp|${secret}|${id('hidden')}`))
    },
  )

  it('does not show a locked photo under the name of an open album', async () => {
    const { body } = await get(`/view_albums?album=${id('open')}&photo=${id('hidden')}`)
    expect(meta(body, 'og:title')).toBe('Open sea')
    expect(body).not.toMatch(new RegExp(`${secret}|${id('hidden')}`))
  })

  it('of a service for adults says so, and nothing more', async () => {
    const { body } = await get(`/services?id=${id('adult')}`)
    expect(meta(body, 'rating')).toBe('adult')
    expect(meta(body, 'og:title')).toBe('Late show')
    expect(meta(body, 'og:image')).toBe(`${PORTAL}/share.png`)
    expect(body).not.toMatch(new RegExp(`webp|${secret}`))
  })

  it.each([
    '/read_news',
    '/read_news?id=no-such-article',
    '/read_news?id=a%2F..%2Fb',
    '/view_albums?album=',
    '/view_albums?tab=video&id=no-such-video',
    '/news/no-such--article',
    `/news/planned--${id('e-draft')}`,
    `/events/planned--${id('e-draft')}`,
  ])('with nothing behind it is a 404 that still is the app: %s', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toContain('<div id="root">')
    expect(meta(body, 'robots')).toBe('noindex')
  })

  it('is cached by shared caches only, answers 304 to a current copy, and has the headers of every page', async () => {
    const path = `/events/tide-walk--${id('e')}`
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=86400')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const again = await fetch(PORTAL + path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

/** What the app starts its cache from. */
const served = (html: string) =>
  JSON.parse(/<script id="served" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('a readable address', () => {
  const pageCache = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

  it.each([
    [`/read_news?id=${id('n')}&&views=7`, `/news/${words}--${id('n')}?views=7`],
    [`/purchase_products?id=${id('p')}&search=a+b`, `/products/prism--${id('p')}?search=a+b`],
    [`/services?id=${id('adult')}`, `/services/late-show--${id('adult')}`],
    [
      `/view_albums?photo=${id('photo')}&album=${id('open')}`,
      `/albums/open-sea--${id('open')}?photo=${id('photo')}`,
    ],
    [`/view_albums?album=${id('locked')}`, `/albums/closed-sea--${id('locked')}`],
    [`/view_albums?tab=audio&id=${id('a')}`, `/audio/rain--${id('a')}`],
  ])('is the redirect of %s', async (documented, readable) => {
    const { status, headers } = await ask(documented)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      readable,
      pageCache,
    ])
    expect((await ask(readable)).status).toBe(200)
  })

  it.each(['an-old-title', '%E5%85%89', ''])(
    'with another title, as %j, leads to the right one',
    async (old) => {
      const { status, headers } = await ask(`/events/${old}--${id('e')}?search=sand&id=other`)
      expect([status, headers.get('location')]).toEqual([301, `/events/tide-walk--${id('e')}?search=sand`])
      // Titles may change back; two cached redirects would lead to each other.
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it('reveals nothing of a draft, at no address', async () => {
    for (const path of [`/view_events?id=${id('e-draft')}`, `/events/x--${id('e-draft')}`]) {
      const { status, headers, body } = await ask(path)
      expect([status, headers.get('location')]).toEqual([404, null])
      expect(body).not.toMatch(/to.come/i)
    }
  })

  it('says which language it is in, and that readers of every other are to have it too', async () => {
    const path = `/events/tide-walk--${id('e')}`
    const { body } = await ask(path)
    expect(body).toContain('<html lang="en"')
    expect(Array.from(body.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, ...link]) => link)).toEqual([
      ['en', PORTAL + path],
      ['x-default', PORTAL + path],
    ])
  })

  it('of an article is served with its content, as the documented one is', async () => {
    const { body } = await ask(`/news/${words}--${id('n')}?views=3`)
    const [[[name, input]]] = served(body)
    expect([name, input]).toEqual(['get_news_data', { id: id('n') }])
    expect(body).toContain('<h1')
  })
})

describe('an entry screen', () => {
  it.each([
    ['/', 'get_3_news', escaped],
    ['/home', 'get_3_news', escaped],
    ['/explore', 'get_10_rates', 'Ratings'],
    ['/news_area', 'get_news', escaped],
    [`/read_news?id=${id('n')}`, 'get_news_data', 'All about pets.'],
    ['/view_products', 'get_products', 'Prism'],
    ['/services', 'get_services', 'Portrait'],
    ['/view_albums', 'get_all_albums', 'Open sea'],
    ['/view_events', 'get_all_events', 'Tide walk'],
  ])('%s is served with its content and data', async (path, read, content) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    const [head = '', rest = ''] = body.split('<div id="root">')
    const [content_ = ''] = rest.split('<script id="served"')
    expect(content_).toContain('<h1')
    expect(content_).toContain(content)
    expect(served(body).map(([[name]]: [[string]]) => name)).toContain(read)
    expect(head).not.toContain('<script type="module"')
    expect(rest).toMatch(/<template id="code">.*src="\/assets\/index-/)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('style=')
  })

  it('has the colour of every picture, and fetches the first ones', async () => {
    const { body } = await get('/news_area')
    const colours = body.match(/<img src="data:image\/gif;base64,[^"]+" alt="" aria-hidden="true"/g) ?? []
    const [[, data]] = served(body)
    const covers = data.pages[0].data.length
    expect(covers).toBeGreaterThanOrEqual(12)
    expect(colours.length).toBeGreaterThanOrEqual(covers)
    const early = body.match(/<img loading="lazy" src="[^"]+" srcSet="[^"]+"/g) ?? []
    const eager = body.match(/<img src="[^"]+" srcSet="[^"]+"[^>]*fetchPriority="high"/g) ?? []
    expect([early.length, eager.length]).toEqual([1, 1])
  })

  it('has the data as the API answers it', async () => {
    const { body } = await get('/news_area')
    const [[key, data, isProvisional]] = served(body)
    const { body: answer } = await send<{ status: string }>(`/api/get_news?limit=${key[2].limit}`)
    expect({ status: 'success', ...data.pages[0] }).toEqual(answer)
    expect(isProvisional).toBe(false)
  })

  it('counts no view of an article: the page that shows it does', async () => {
    const before = (await db.doc(`news/${id('n')}`).get()).data()
    const { body } = await get(`/read_news?id=${id('n')}`)
    const [[, data, isProvisional]] = served(body)
    expect([data.vote, isProvisional]).toEqual(['none', true])
    expect((await db.collection(`news/${id('n')}/readers`).get()).size).toBe(0)
    expect((await db.doc(`news/${id('n')}`).get()).data()).toEqual(before)
  })

  it('shows of a locked album what the list of albums shows, and no draft', async () => {
    const draft = documents.news(
      id('draft'),
      aNewsDoc({ title: 'Unfinished', createdAt: Date.now() + 3_600_000 }),
    )
    await writeDocuments(db, [draft])
    const [albums, news, article] = await Promise.all([
      get('/view_albums'),
      get('/news_area'),
      get(`/read_news?id=${id('draft')}`),
    ])
    expect(albums.body).not.toMatch(new RegExp(`${secret}|${id('hidden')}`))
    expect(news.body).not.toContain(id('draft'))
    expect(article.status).toBe(404)
    expect(article.body).not.toContain('Unfinished')
  })

  it.each(['/news_area?search=pets', '/view_albums?tab=video', `/view_products?id=${id('p')}`])(
    'with a filter is served as the app: %s',
    async (path) => {
      const { body } = await get(path)
      expect(body).toContain('<div id="root"></div>')
      expect(served(body)).toBeNull()
    },
  )
})

describe('for readers without a screen', () => {
  it('sitemap.xml lists what is public, and no locked album', async () => {
    const { status, headers, body } = await get('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/xml')
    for (const address of [
      '/',
      `/news/${words}--${id('n')}`,
      `/albums/open-sea--${id('open')}`,
      `/videos/harbour-at-dawn--${id('v')}`,
    ])
      expect(body).toContain(`<loc>${PORTAL}${address}</loc>`)
    const [, album = ''] = body.split(`--${id('open')}</loc>`)
    const images = album.slice(0, album.indexOf('</url>'))
    expect(images).toContain('<image:caption>Off &lt;Aarhus&gt;</image:caption>')
    expect(images.match(/<image:image>/g)).toHaveLength(3)
    expect(images.match(/<image:caption>/g)).toHaveLength(1)
    expect(body).not.toMatch(new RegExp(`${id('locked')}|${id('hidden')}|${secret}`))
  })

  it('news.xml is RSS, newest first and escaped', async () => {
    const { headers, body } = await get('/news.xml')
    expect(headers.get('content-type')).toContain('application/rss+xml')
    expect(body.match(/<item><title>(.*?)<\/title>/)?.[1]).toBe(escaped)
    expect(body).toContain(`<link>${PORTAL}/news/${words}--${id('n')}</link>`)
    expect(body).toContain(`<guid>${PORTAL}/read_news?id=${id('n')}</guid>`)
    expect(body.match(/<item>/g)).toHaveLength(20)
    expect(body).toContain('<content:encoded>&lt;p&gt;All about pets.&lt;/p&gt;</content:encoded>')
    expect(body.match(/<enclosure url="[^"]+\.webp[^"]*" length="0" type="image\/webp" \/>/g)).toHaveLength(
      20,
    )
  })

  it('news.xml has the links and the photos of a text, and nothing of a locked album', async () => {
    const written = await writtenText(
      `[shop](https://shop.lk) and [us](/services)\n\n::photo(${id('photo')})\n\n::photo(${id('hidden')})`,
    )
    const article = aNewsDoc({ title: 'Linked', createdAt: latest + 1, ...written })
    await writeDocuments(db, [documents.news(id('linked'), article)])
    // Past what was answered before.
    const { body } = await get(`/news.xml?${unique}`)
    const [, item = ''] = body.split('<title>Linked</title>')
    const [, content = ''] = /<content:encoded>(.*?)<\/content:encoded>/.exec(item) ?? []
    const html = content
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    expect(html).toContain('<a href="https://shop.lk/">shop</a>')
    expect(html).toContain(`<a href="${PORTAL}/services">us</a>`)
    expect(html).toMatch(
      new RegExp(
        `<figure><a href="${PORTAL.replaceAll('.', '\\.')}/view_albums[^"]+${id('photo')}"><img src="http[^"]+\\.webp`,
      ),
    )
    expect(body).not.toMatch(new RegExp(`${id('hidden')}|${secret}`))
    await db.doc(`news/${id('linked')}`).delete()
  })

  it('events.ics is a calendar of what is published', async () => {
    const { status, headers, body } = await get('/events.ics')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(body).toMatch(
      /\r\nNAME:.+ events\r\nX-WR-CALNAME:.+ events\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n/,
    )
    const unfolded = body.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`URL:${PORTAL}/events/tide-walk--${id('e')}`)
    expect(unfolded).not.toContain(id('e-draft'))
  })

  it('robots.txt names the sitemap', async () => {
    const { status, body } = await get('/robots.txt')
    expect(status).toBe(200)
    // The file is one of the build, made for the emulators of firebase.json.
    expect(body).toContain(`Sitemap: http://${address('hosting')}/sitemap.xml`)
    expect(body).toContain('Disallow: /api/')
  })
})
