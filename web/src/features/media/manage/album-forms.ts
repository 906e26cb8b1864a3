/** The forms of albums, in one chunk. */
export { AlbumForm } from './album-form.tsx'
export { LockForm } from './lock-form.tsx'
