/** What no crawler needs: the calls, the bytes behind a code, and what is one visitor's own. */
const closed = ['/api/', '/locked/', '/originals/', '/admin_dashboard', '/download_zip']

/** robots.txt of the portal at an origin. The functions runtime answers this path itself, hence a file of the build. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
