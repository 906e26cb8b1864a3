import { once } from 'node:events'
import { globSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { snapshotOfEverything } from '../support/admin.ts'
import { send } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'

const json = { 'content-type': 'application/json' }
const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
  send(path, { method: 'POST', headers, body })

/** Counters of calls are no change of the portal's data. */
const ignored = /^(throttles|caughtMails)\//
let before: Record<string, string>

beforeAll(async () => {
  before = await snapshotOfEverything(ignored)
})
afterAll(async () => {
  expect(await snapshotOfEverything(ignored)).toEqual(before)
})

describe('bodies that are refused, and change nothing', () => {
  const deep = `{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const large = JSON.stringify({ id: 'n1', likes: 'x'.repeat(2 * 1024 * 1024) })
  it.each([
    ['an array', '[]', 400],
    ['a string', '"x"', 400],
    ['a number', '5', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['broken JSON', '{"id":', 400],
    ['JSON with a stray byte', '{"id":"n1"}\u0000', 400],
    ['wrong types', '{"id":{"$ne":null}}', 400],
    ['a slash in an id', '{"id":"n1/../../users/u1"}', 400],
    ['deep nesting', deep, 400],
    ['2 MB', large, 413],
    ['__proto__', '{"__proto__":{"id":"n1"}}', 400],
    ['constructor', '{"constructor":{"prototype":{"id":"n1"}}}', 400],
  ])('%s', async (_name, body, status) => {
    const answered = await post('/api/like_news', body)
    expect(answered.status).toBe(status)
    expect(answered.body).toMatchObject({ status: 'error' })
    expect(answered.headers.get('content-type')).toContain('application/json')
    expect(answered.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(answered.body)).not.toMatch(/node_modules|at .*\.js:/)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body sent as %s', async (type) => {
    const { status, body } = await post('/api/like_news', '{"id":"n1"}', { 'content-type': type })
    expect(status).toBe(415)
    expect(body.code).toBe('unsupported-media-type')
  })

  it('a body in an unknown encoding', async () => {
    const { status, body } = await post('/api/like_news', '{"id":"n1"}', {
      ...json,
      'content-encoding': 'x-rot13',
    })
    expect(status).toBe(415)
    expect(body).toMatchObject({ status: 'error', code: 'unsupported-media-type' })
  })

  it('ignores unknown fields', async () => {
    const { status, body } = await post('/api/like_news', '{"id":"no-such-article","isAdmin":true}')
    expect(status).toBe(404)
    expect(body.code).toBe('news-not-found')
  })
})

describe('names that are no calls', () => {
  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'get_news%2F..%2Flike_news',
    'GET_NEWS',
    'v1.0',
  ])('%s', async (name) => {
    const { status, body } = await post(`/api/${name}`, '{}')
    expect(status).toBe(404)
    expect(body).toMatchObject({ status: 'error', code: 'endpoint-not-found' })
  })
})

describe('methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused with what is allowed', async (method) => {
    const { status, headers } = await send('/api/get_news', { method, headers: json })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('GET of a call that is no public read is refused', async () => {
    const { status, headers } = await send('/api/like_news?id=n1')
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
  })

  it('HEAD of a public read has the headers of its GET and no body', async () => {
    const head = await send('/api/get_3_news', { method: 'HEAD' })
    const get = await send('/api/get_3_news')
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  })
})

describe('other origins', () => {
  it('are given no permission to read', async () => {
    const { headers } = await send('/api/get_news', { headers: { origin: 'https://evil.test' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

/** A built file of a kind, by the address the page asks for it. */
function asset(kind: 'js' | 'css'): string {
  const [file] = globSync(`assets/*.${kind}`, { cwd: inRoot('web', 'dist') })
  return `/${file}`
}

describe('headers', () => {
  it.each([
    ['the first page', '/', 200],
    ['its file', '/index.html', 200],
    ['a page of the app', '/profile', 200],
    ['a page that is not there', '/no/such/place', 200],
    ['a script', asset('js'), 200],
    ['a style', asset('css'), 200],
    ['a script that is not there', '/assets/no-such-chunk.js', 404],
    ['the manifest', '/manifest.webmanifest', 200],
    ['an answer', '/api/get_3_news', 200],
    ['a call that is not there', '/api/nothing', 404],
  ])('come with %s: %s', async (_, path, code) => {
    const { status, headers } = await send(path)
    expect(status).toBe(code)
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/,
    )
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })
})

describe('an asset that is not there', () => {
  it('is a 404 and not the app, which a browser would keep as the script it asked for', async () => {
    const { status, body } = await send<string>('/assets/no-such-chunk.js')
    expect(status).toBe(404)
    expect(body).not.toContain('<div id="root">')
  })

  it('is not cached, since it may be there later; an existing one is cached for ever', async () => {
    const cacheControl = async (path: string) => (await send(path)).headers.get('cache-control')
    expect(await cacheControl('/assets/no-such-chunk.js')).toBe('no-cache')
    expect(await cacheControl('/assets/no/such/chunk.js')).toBe('no-cache')
    expect(await cacheControl(asset('js'))).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl(asset('css'))).toBe('public, max-age=31536000, immutable')
  })
})

describe('an unknown address', () => {
  it.each(['/favicon.ico', '/llms.txt', '/wp-login.php', '/.env', '/.well-known/security.txt'])(
    '%s is that of a file, which is not there',
    async (path) => {
      const { status, body } = await send<string>(path)
      expect(status).toBe(404)
      expect(body).not.toContain('<div id="root">')
    },
  )

  it.each(['/no/such/place', '/profile', '/index.html', '/profile/'])('%s opens the app', async (path) => {
    const { status, body } = await send<string>(path)
    expect(status).toBe(200)
    expect(body).toContain('<div id="root">')
  })
})

describe('an address with a slash at its end', () => {
  it.each([
    ['/home/', '/home'],
    ['/news_area//?search=pets', '/news_area?search=pets'],
    ['/events/tide-walk--e1/', '/events/tide-walk--e1'],
  ])('%s redirects to %s', async (path, right) => {
    const { status, headers } = await send<string>(path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, right])
  })

  it.each(['//home/', '//evil.test/', '/logo/', '//events/x'])('%s does not redirect', async (path) => {
    expect((await send<string>(path, { redirect: 'manual' })).headers.get('location')).toBeNull()
  })
})

describe('an address below those of entries that is none', () => {
  it.each(['/news/a.b', '/audio/a%20b'])('%s has the app, which says so', async (path) => {
    const { status, headers, body } = await send<string>(path, { redirect: 'manual' })
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain('<meta name="robots" content="noindex" />')
  })

  it('below others is no page', async () => {
    expect((await send<string>('/accent/none')).body).toBe('')
  })
})

describe('an address that cannot be taken apart', () => {
  /** The status line of a request with this exact address; `fetch` would normalise it. */
  async function statusOf(target: string): Promise<string> {
    const { hostname, port } = new URL(PORTAL)
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${target} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n`)
    const [first] = await once(socket, 'data')
    socket.destroy()
    return String(first).split('\r\n')[0] ?? ''
  }

  it.each(['//', '///', '//evil.test', '/%', '/%E0%A4%A', 'http://[/'])('%s ends nothing', async (target) => {
    expect(await statusOf(target)).toMatch(/ 40\d /)
    expect(await statusOf('/app.html')).toMatch(/ 200 /)
  })
})
