/** Every address of the portal (SPEC §2). Links are made here and nowhere else. */
export declare const paths: {
  readonly landing: '/'
  readonly home: '/home'
  readonly verify: '/varify'
  readonly products: '/products'
  readonly rate: '/rate'
  readonly media: '/media'
  readonly profile: '/profile'
  readonly events: '/events'
  readonly viewProducts: '/view_products'
  readonly terms: '/terms_n_conditions'
  readonly cookiePolicy: '/terms_n_conditions?cookie_policy=true'
  readonly verifyKey: '/varify_key'
  readonly services: '/services'
  readonly getStart: '/get_start'
  readonly downloadZip: '/download_zip'
  readonly viewAlbums: '/view_albums'
  readonly forgotPassword: '/forgot_password'
  readonly forgotAdminPassword: '/forgot_admin_password'
  readonly downloadMedia: '/download_media'
  readonly viewEvents: '/view_events'
  readonly newsArea: '/news_area'
  readonly sonata: '/sonata'
  readonly adminDashboard: '/admin_dashboard'
  readonly readNews: '/read_news'
  readonly explore: '/explore'
  readonly viewSuccess: '/view_success'
  readonly makeId: '/make_ID'
  readonly purchaseProducts: '/purchase_products'
}
/** An article's address in the documented form, double ampersand included (SPEC §2). */
export declare function readNewsPath({ id, views }: { id: string; views: number }): string
/** The address to share: what a stranger needs and nothing else. */
export declare function shareNewsUrl(id: string): string
