/** Every address of the portal (SPEC §2). The browser's links are made of them in `web/src/lib/paths.ts` and nowhere else. */
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
  setUp: '/set_up',
  invitation: '/invitation',
  tags: '/tags',
  room: '/room',
} as const

/** The items of the navigation (SPEC §2), each by the screen that it leads to. */
export type NavigationPath = (typeof paths)['home' | 'products' | 'media' | 'events' | 'profile']

/** The news as RSS; no screen, but a document of the server. */
export const newsFeedPath = '/news.xml'

/** The events as a calendar that one can subscribe to. */
export const eventsFeedPath = '/events.ics'
/** Under what name, with which icons and colours browsers install the portal. */
export const webAppManifestPath = '/manifest.webmanifest'

export const sitemapPath = '/sitemap.xml'

/** Below it, at the address of an entry and with `.jpg`, is the picture that a shared link shows. */
export const sharedPicturesPath = '/shared'
