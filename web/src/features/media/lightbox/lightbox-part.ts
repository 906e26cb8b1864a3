import { part } from '../../../lib/part.ts'

/** Photos one by one; fetched when one is pointed at. */
export const lightbox = part('lightbox', () => import('../albums/album-lightbox.tsx'))
