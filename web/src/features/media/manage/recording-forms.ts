/** The form and the upload panel of videos and audios, in one chunk. */
export { RenameForm } from './rename-form.tsx'
export { UploadPanel } from './upload-panel.tsx'
