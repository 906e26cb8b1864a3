import { lazyModule, useLazyModule } from '../lib/lazy-module.ts'
import { useCurrentDialog, useReports } from '../lib/notify.ts'
import { NotificationDialog } from '../ui/notification-dialog.tsx'

const reportList = lazyModule('report-list', () => import('./report-list.tsx'))

/** Shows what `notify` was asked to, one dialog at a time. In the first chunk, so that it can say that there is no network. */
export function Notifications() {
  const reports = useReports()
  const code = useLazyModule(reportList, reports.length > 0 && navigator.onLine)
  // A report whose code cannot be fetched is a dialog.
  const dialog = useCurrentDialog() ?? (code || navigator.onLine ? null : reports[0])
  return (
    <>
      {code && reports.length > 0 && <code.ReportList reports={reports} />}
      {dialog && <NotificationDialog key={dialog.id} {...dialog} onFinish={dialog.finish} />}
    </>
  )
}
