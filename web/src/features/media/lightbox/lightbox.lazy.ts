import { lazyModule } from '../../../lib/code/lazy-module.ts'

/** The lightbox; loaded when a photo is hovered or focused. */
export const lightbox = lazyModule('lightbox', () => import('../albums/album-lightbox.tsx'))
