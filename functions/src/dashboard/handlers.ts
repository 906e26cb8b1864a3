import { dashboard_counts } from './dashboard-counts.ts'
import { delete_entries } from './delete-entries.ts'
import { discard_draft } from './discard-draft.ts'
import { edit } from './edit.ts'
import { edit_entries } from './edit-entries.ts'
import { get_bin } from './get-bin.ts'
import { get_draft } from './get-draft.ts'
import { get_editable } from './get-editable.ts'
import { get_insight } from './get-insight.ts'
import { get_needs } from './get-needs.ts'
import { get_versions } from './get-versions.ts'
import { preview_text } from './preview-text.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { restore_entries } from './restore-entries.ts'
import { save_draft } from './save-draft.ts'
import { start_upload } from './start-upload.ts'
import { upload_token } from './upload-token.ts'

/** Handlers of the dashboard domain. */
export const dashboardHandlers = {
  dashboard_counts,
  get_editable,
  edit,
  get_bin,
  restore,
  purge,
  start_upload,
  upload_token,
  get_insight,
  get_needs,
  delete_entries,
  edit_entries,
  restore_entries,
  get_versions,
  save_draft,
  get_draft,
  discard_draft,
  preview_text,
}
