import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

/** SPEC §2, word by word. */
const documented = [
  '/',
  '/home',
  '/varify',
  '/products',
  '/rate',
  '/media',
  '/profile',
  '/events',
  '/view_products',
  '/terms_n_conditions',
  '/varify_key',
  '/services',
  '/get_start',
  '/download_zip',
  '/view_albums',
  '/forgot_password',
  '/forgot_admin_password',
  '/download_media',
  '/view_events',
  '/news_area',
  '/sonata',
  '/admin_dashboard',
  '/read_news',
  '/explore',
  '/view_success',
  '/make_ID',
  '/purchase_products',
]

/** Addresses that SPEC §2 does not have. */
const added: readonly string[] = ['/set_up', '/invitation', '/tags', '/room']

describe('the route table', () => {
  it('has every documented address, those that were added, and one screen for all others', () => {
    expect(Object.keys(routes).sort()).toEqual([...documented, ...added, '*'].sort())
  })
})
