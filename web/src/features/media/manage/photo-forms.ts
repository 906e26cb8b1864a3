/** The forms and the upload panel of photos, in one chunk. */
export { CreditForm } from './credit-form.tsx'
export { MovePanel } from './move-panel.tsx'
export { PhotoForm } from './photo-form.tsx'
export { UploadPanel } from './upload-panel.tsx'
