import { expect, it } from 'vitest'
import { originIn } from './portal-origin.ts'
import { robots } from './robots.ts'

it('an origin has a scheme and a host, and nothing after them', () => {
  expect(originIn('A=1\nPORTAL_ORIGIN=https://portal.test\n')).toBe('https://portal.test')
  for (const wrong of ['', 'PORTAL_ORIGIN=', 'PORTAL_ORIGIN=https://', 'PORTAL_ORIGIN=https://portal.test/'])
    expect(originIn(wrong)).toBeNull()
})

it('robots.txt names the sitemap by its whole address', () => {
  expect(robots('https://portal.test')).toContain('\nSitemap: https://portal.test/sitemap.xml\n')
})
