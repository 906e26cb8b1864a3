import { type ScreenLoader, screenLoader } from '../lib/lazy-screen.tsx'
import { paths } from '../lib/paths.ts'

/** The route table (SPEC §2): every screen by its path, each in a chunk of its own. `*` is for all other addresses. */
export const routes: Readonly<Record<string, ScreenLoader>> = {
  [paths.landing]: screenLoader(() => import('../screens/landing.tsx')),
  [paths.home]: screenLoader(() => import('../screens/home.tsx')),
  [paths.newsArea]: screenLoader(() => import('../screens/news-area.tsx')),
  [paths.readNews]: screenLoader(() => import('../screens/read-news.tsx')),
  [paths.products]: screenLoader(() => import('../screens/products.tsx')),
  [paths.viewProducts]: screenLoader(() => import('../screens/view-products.tsx')),
  [paths.purchaseProducts]: screenLoader(() => import('../screens/purchase-products.tsx')),
  [paths.services]: screenLoader(() => import('../screens/services.tsx')),
  [paths.events]: screenLoader(() => import('../screens/events.tsx')),
  [paths.viewEvents]: screenLoader(() => import('../screens/view-events.tsx')),
  [paths.viewSuccess]: screenLoader(() => import('../screens/view-success.tsx')),
  [paths.media]: screenLoader(() => import('../screens/media.tsx')),
  [paths.viewAlbums]: screenLoader(() => import('../screens/view-albums.tsx')),
  [paths.downloadMedia]: screenLoader(() => import('../screens/download-media.tsx')),
  [paths.downloadZip]: screenLoader(() => import('../screens/download-zip.tsx')),
  [paths.terms]: screenLoader(() => import('../screens/terms.tsx')),
  [paths.getStart]: screenLoader(() => import('../screens/get-start.tsx')),
  [paths.explore]: screenLoader(() => import('../screens/explore.tsx')),
  [paths.sonata]: screenLoader(() => import('../screens/sonata.tsx')),
  [paths.verifyKey]: screenLoader(() => import('../screens/varify-key.tsx')),
  [paths.rate]: screenLoader(() => import('../screens/rate.tsx')),
  [paths.profile]: screenLoader(() => import('../screens/profile.tsx')),
  [paths.verify]: screenLoader(() => import('../screens/varify.tsx')),
  [paths.forgotPassword]: screenLoader(() => import('../screens/forgot-password.tsx')),
  [paths.forgotAdminPassword]: screenLoader(() => import('../screens/forgot-admin-password.tsx')),
  [paths.makeId]: screenLoader(() => import('../screens/make-id.tsx')),
  [paths.adminDashboard]: screenLoader(() => import('../screens/admin-dashboard.tsx')),
  '*': screenLoader(() => import('../screens/not-found.tsx')),
}
