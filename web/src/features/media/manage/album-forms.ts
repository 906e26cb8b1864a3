/** The forms of albums, which come together. */
export { AlbumForm } from './album-form.tsx'
export { LockForm } from './lock-form.tsx'
