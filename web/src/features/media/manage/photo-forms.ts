/** The forms of photos, and what uploads them, which come together. */
export { CreditForm } from './credit-form.tsx'
export { MovePanel } from './move-panel.tsx'
export { PhotoForm } from './photo-form.tsx'
export { UploadPanel } from './upload-panel.tsx'
