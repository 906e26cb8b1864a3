import { isQuiet } from '@dlm/contract/dialog-text'
import { useQuery } from '@tanstack/react-query'
import { lazyModule } from '../lib/code/lazy-module.ts'
import { useMessages } from '../lib/notify.ts'
import { NotificationDialog } from '../ui/notification-dialog.tsx'

const reportList = lazyModule('report-list', () => import('./report-list.tsx'))

/** Shows the messages of `notify`, one dialog at a time. In the first chunk, so that it can report a missing network. */
export function Notifications() {
  const messages = useMessages()
  const reports = messages.filter(isQuiet)
  const { data: code, isError } = useQuery({ ...reportList, enabled: reports.length > 0 })
  // A report whose code cannot be loaded is shown as a dialog.
  const dialog = messages.find((message) => isError || !isQuiet(message))
  return (
    <>
      {code && reports.length > 0 && <code.ReportList reports={reports} />}
      {dialog && <NotificationDialog key={dialog.id} {...dialog} onFinish={dialog.finish} />}
    </>
  )
}
