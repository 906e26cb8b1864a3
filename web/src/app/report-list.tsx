import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Message } from '../lib/notify.ts'
import { Report } from './report.tsx'
import './report-list.css'
import { useReportHost } from './use-report-host.ts'

/** Reports that are shown at a time. */
const maxReports = 3

/** The last ones; of those that say the same, the newest. */
function newest(reports: readonly Message[]): Message[] {
  const isSaidAgain = ({ title, msg }: Message, at: number) =>
    reports.some((later, place) => place > at && later.title === title && later.msg === msg)
  return reports.filter((report, at) => !isSaidAgain(report, at)).slice(-maxReports)
}

/** Reports in a corner (LOOK "Feedback"): above whatever covers the page, and closed automatically. */
export function ReportList({ reports }: { reports: readonly Message[] }) {
  const { host, isCovered } = useReportHost()
  const newestReports = newest(reports)
  useEffect(() => {
    for (const report of reports) if (!newest(reports).includes(report)) report.finish('time')
  }, [reports])
  return createPortal(
    newestReports.map((report) => <Report key={report.id} report={report} isCovered={isCovered} />),
    host,
  )
}
