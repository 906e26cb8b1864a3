/** Every address of the portal (SPEC §2). Links are made here and nowhere else. */
export const paths = {
  landing: '/',
  home: '/home',
  verify: '/varify',
  products: '/products',
  rate: '/rate',
  media: '/media',
  profile: '/profile',
  events: '/events',
  viewProducts: '/view_products',
  terms: '/terms_n_conditions',
  cookiePolicy: '/terms_n_conditions?cookie_policy=true',
  verifyKey: '/varify_key',
  services: '/services',
  getStart: '/get_start',
  downloadZip: '/download_zip',
  viewAlbums: '/view_albums',
  forgotPassword: '/forgot_password',
  forgotAdminPassword: '/forgot_admin_password',
  downloadMedia: '/download_media',
  viewEvents: '/view_events',
  newsArea: '/news_area',
  sonata: '/sonata',
  adminDashboard: '/admin_dashboard',
  readNews: '/read_news',
  explore: '/explore',
  viewSuccess: '/view_success',
  makeId: '/make_ID',
  purchaseProducts: '/purchase_products',
} as const

/** The news as RSS; no screen, but a document of the server. */
export const newsFeedPath = '/news.xml'

/** An article's address in the documented form, double ampersand included (SPEC §2). */
export function readNewsPath({ id, views }: { id: string; views: number }): string {
  return `${paths.readNews}?id=${encodeURIComponent(id)}&&views=${views}`
}

/** The address to share: what a stranger needs and nothing else. */
export function shareNewsUrl(id: string): string {
  return `${location.origin}${paths.readNews}?id=${encodeURIComponent(id)}`
}

/** A product's address in the list. */
export function productPath(id: string): string {
  return `${paths.viewProducts}?id=${encodeURIComponent(id)}`
}

/** A product's address to share (SPEC §2). */
export function shareProductUrl(id: string): string {
  return `${location.origin}${paths.purchaseProducts}?id=${encodeURIComponent(id)}`
}

/** A service's address in the list. */
export function servicePath(id: string): string {
  return `${paths.services}?id=${encodeURIComponent(id)}`
}

/** A service's address to share. */
export function shareServiceUrl(id: string): string {
  return `${location.origin}${servicePath(id)}`
}

/** An event's address in the list. */
export function eventPath(id: string): string {
  return `${paths.viewEvents}?id=${encodeURIComponent(id)}`
}

/** An event's address to share (SPEC §2). */
export function shareEventUrl(id: string): string {
  return `${location.origin}${eventPath(id)}`
}

export type TermsTab = 'terms' | 'privacy' | 'cookies' | 'faq'

/** A tab of the terms screen; the cookie policy has the address that is documented for it (SPEC §2). */
export function termsPath(tab: TermsTab): string {
  if (tab === 'terms') return paths.terms
  return tab === 'cookies' ? paths.cookiePolicy : `${paths.terms}?tab=${tab}`
}

/** The FAQ with the form that asks, and one's own questions. */
export const askPath = `${termsPath('faq')}&ask=true`

/** The sign-in, which leads back to an address of the portal afterwards. */
export function signInPath(back: string): string {
  return `${paths.profile}?back=${encodeURIComponent(back)}`
}
