import { auditTexts } from '@dlm/contract/users/audit.texts'
import type { AuditEntry } from '@dlm/contract/users/users.schema'
import { actionNames } from './action-names.ts'

const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A line of the audit log: admin, action and target, the time in this device's time zone, and the origin. */
export function AuditRow({ entry: { user, action, name, subject, at, address } }: { entry: AuditEntry }) {
  const time = new Date(at)
  return (
    <li className="grid gap-1 p-4 sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{user}</bdi> {actionNames[action]}
        {name !== '' && name !== user && (
          <>
            {': '}
            <bdi className="font-semibold">{name}</bdi>
          </>
        )}
      </p>
      <p className="text-sm text-soft tabular-nums sm:text-end">
        <time dateTime={time.toISOString()}>{local.format(time)}</time>
      </p>
      <p className="text-sm text-soft wrap-anywhere sm:col-span-2">
        <bdi>{subject}</bdi>
        {address !== 'unknown' && ` · ${auditTexts.from(address)}`}
      </p>
    </li>
  )
}
