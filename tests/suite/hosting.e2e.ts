import { expect, it } from 'vitest'
import { builtAssets } from '../../scripts/lib/named-assets.ts'
import { workerPortal } from '../../scripts/lib/worker-portal.ts'
import { PORTAL } from '../support/emulators.ts'

const [asset = ''] = builtAssets().filter((name) => name.endsWith('.js'))

/** One address for each rule of firebase.json, and what is none. */
const addresses = [
  ...['/', '/home', '/home/', '/news_area', '/terms_n_conditions', '/view_albums?tab=video', '/profile'],
  ...['/news/north-light', '/news/no-such--entry', '/no/such/place', '/index.html', '/app.html'],
  ...[
    '/sitemap.xml',
    '/news.xml',
    '/events.ics',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sw.js',
    '/first.js',
  ],
  ...['/favicon.ico', '/.env', '/wp-login.php', '/backup', '/locked/none', '/originals/none', '/logo/none'],
  ...[`/assets/${asset}`, '/assets/none.js', '/api/get_news?limit=2', '/api/no_such_call', '/api/get_users'],
  ...['//', '/%', '/__/firebase/init.json'],
]

/** What differs by the moment, by the connection, or by the proxy that only the emulated Hosting is. */
const uncompared = new Set([
  ...[
    'connection',
    'content-length',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
    'set-cookie',
    'transfer-encoding',
  ],
  ...['vary', 'x-powered-by', 'content-encoding'],
])

async function answered(origin: string, path: string) {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !uncompared.has(name)))
  return { status: response.status, ...headers, location: headers.location?.replace(origin, '') }
}

it.each(addresses)('%s is answered by the one process as by the emulated Hosting', async (path) => {
  const inOneProcess = await answered(`http://127.0.0.1:${workerPortal(1).port}`, path)
  expect(inOneProcess).toEqual(await answered(PORTAL, path))
})
