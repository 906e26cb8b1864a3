/** What renames and uploads videos and audios, which come together. */
export { RenameForm } from './rename-form.tsx'
export { UploadPanel } from './upload-panel.tsx'
