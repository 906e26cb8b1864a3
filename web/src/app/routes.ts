import type { ComponentType } from 'react'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { paths } from '../lib/paths.ts'

const mailedCode = lazyComponent(() => import('../screens/mailed-code.tsx'))
const newAdmin = lazyComponent(() => import('../screens/new-admin.tsx'))

/** The route table (SPEC §2): every screen by its path, in a chunk of its own or with the one it is like. `*` is for all other addresses. */
export const routes: Readonly<Record<string, ComponentType>> = {
  [paths.landing]: lazyComponent(() => import('../screens/landing.tsx')),
  [paths.home]: lazyComponent(() => import('../screens/home.tsx')),
  [paths.newsArea]: lazyComponent(() => import('../screens/news-area.tsx')),
  [paths.readNews]: lazyComponent(() => import('../screens/read-news.tsx')),
  [paths.products]: lazyComponent(() => import('../screens/products.tsx')),
  [paths.viewProducts]: lazyComponent(() => import('../screens/view-products.tsx')),
  [paths.purchaseProducts]: lazyComponent(() => import('../screens/purchase-products.tsx')),
  [paths.services]: lazyComponent(() => import('../screens/services.tsx')),
  [paths.events]: lazyComponent(() => import('../screens/events.tsx')),
  [paths.viewEvents]: lazyComponent(() => import('../screens/view-events.tsx')),
  [paths.viewSuccess]: lazyComponent(() => import('../screens/view-success.tsx')),
  [paths.media]: lazyComponent(() => import('../screens/media.tsx')),
  [paths.viewAlbums]: lazyComponent(() => import('../screens/view-albums.tsx')),
  [paths.downloadMedia]: lazyComponent(() => import('../screens/download-media.tsx')),
  [paths.downloadZip]: lazyComponent(() => import('../screens/download-zip.tsx')),
  [paths.terms]: lazyComponent(() => import('../screens/terms-n-conditions.tsx')),
  [paths.room]: lazyComponent(() => import('../screens/room.tsx')),
  [paths.tags]: lazyComponent(() => import('../screens/tags.tsx')),
  [paths.getStart]: lazyComponent(() => import('../screens/get-start.tsx')),
  [paths.explore]: lazyComponent(() => import('../screens/explore.tsx')),
  [paths.sonata]: lazyComponent(() => import('../screens/sonata.tsx')),
  [paths.verifyKey]: lazyComponent(() => import('../screens/varify-key.tsx')),
  [paths.rate]: lazyComponent(() => import('../screens/rate.tsx')),
  [paths.profile]: lazyComponent(() => import('../screens/profile.tsx')),
  [paths.verify]: mailedCode,
  [paths.forgotPassword]: mailedCode,
  [paths.forgotAdminPassword]: mailedCode,
  [paths.makeId]: lazyComponent(() => import('../screens/make-id.tsx')),
  [paths.adminDashboard]: lazyComponent(() => import('../screens/admin-dashboard.tsx')),
  [paths.setUp]: newAdmin,
  [paths.invitation]: newAdmin,
  '*': lazyComponent(() => import('../screens/not-found.tsx')),
}
