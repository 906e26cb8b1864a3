import { lazyModule } from '../../../lib/code/lazy-module.ts'

/** Photos one by one; fetched when one is pointed at. */
export const lightbox = lazyModule('lightbox', () => import('../albums/album-lightbox.tsx'))
