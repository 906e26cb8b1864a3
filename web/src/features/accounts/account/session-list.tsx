import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { ActiveSession } from '@dlm/contract/accounts/session.schema'
import { studioDay } from '@dlm/contract/format/day'
import { useQuery } from '@tanstack/react-query'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useApiMutation } from '../../../lib/api/mutation.ts'
import { privateQuery } from '../../../lib/api/query.ts'
import { daysSince } from '../../../lib/format/days-since.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CollapsibleSection } from './collapsible-section.tsx'

/** The sessions of the member; each except this one can be ended. */
export function SessionList() {
  return (
    <CollapsibleSection
      title={accountPageTexts.sessionsTitle}
      text={accountPageTexts.sessionsHint}
      what={accountPageTexts.sessions}
    >
      <Sessions />
    </CollapsibleSection>
  )
}

function Sessions() {
  const { data, error, isFetching, refetch } = useQuery({ ...privateQuery('my_sessions', {}), staleTime: 0 })
  const end = useApiMutation('end_session', { invalidates: ['my_sessions'] })
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-16" />
  return (
    <ul className="grid divide-y divide-line">
      {data.data.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
          <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-soft" />
          <p className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-semibold">{nameOf(session)}</span>
            <span className="text-sm text-soft tabular-nums">
              {accountPageTexts.since(
                session.isHere
                  ? accountPageTexts.thisBrowser
                  : accountPageTexts.lastUsed(daysSince(session.usedAt)),
                formatDay(studioDay(session.startedAt)),
              )}
            </span>
          </p>
          {!session.isHere && (
            <Button
              variant="secondary"
              aria-label={accountPageTexts.signOutDevice(nameOf(session), daysSince(session.usedAt))}
              busy={end.isPending && end.variables.id === session.id && accountPageTexts.signingOut}
              onClick={() => end.mutate({ id: session.id }, { onError: notifyFailure })}
            >
              {accountPageTexts.signOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function nameOf({ browser }: ActiveSession): string {
  return browser || accountPageTexts.unknownBrowser
}
