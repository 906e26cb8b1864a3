import { dashboard_counts } from './dashboard-counts.ts'
import { edit } from './edit.ts'
import { get_bin } from './get-bin.ts'
import { get_editable } from './get-editable.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
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
}
