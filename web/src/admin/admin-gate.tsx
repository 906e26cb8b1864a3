import { adminSignInTexts } from '@dlm/contract/dashboard/admin-sign-in.texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../auth/session.ts'
import { ApiFailure } from '../lib/api/api-failure.ts'
import { privateQuery } from '../lib/api/query.ts'
import { paths, signInPath } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { ReadFailure } from '../shell/read-failure.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LazyAdminPanel } from './lazy-admin-panel.tsx'

interface Props {
  children: (adid: string) => ReactNode
  /** What sets a second factor up, where the owner asks for one. */
  factor: ReactNode
}

/** Shows its content to admins with an admin session; others sign in first, and return to it. */
export function AdminGate({ children, factor }: Props) {
  const user = useSession()
  const { pathname, search } = useLocation()
  const isAdmin = user?.role === 'admin'
  const { data, error, isFetching, refetch } = useQuery({
    ...privateQuery('dashboard_counts', {}),
    enabled: isAdmin,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />
  if (!isAdmin) return <Navigate to={paths.profile} replace />
  if (data) return children(user.adid ?? '')
  if (!error) return <Waiting />
  const code = error instanceof ApiFailure ? error.code : null
  if (code === 'factor-missing')
    return (
      <div className="text-width grid gap-6 pb-12">
        <Title>{adminSignInTexts.factorTitle}</Title>
        <PageHeader
          title={adminSignInTexts.factorTitle}
          intro={adminSignInTexts.factorIntro}
          back={{ to: paths.profile, label: adminSignInTexts.profile }}
        />
        {factor}
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => refetch()}
          busy={isFetching && adminSignInTexts.opening}
        >
          {adminSignInTexts.continueToDashboard}
        </Button>
      </div>
    )
  if (code !== 'admin-session-required')
    return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  return (
    <div className="mx-auto max-w-[512px] px-4">
      <Title>{adminSignInTexts.title}</Title>
      <PageHeader
        title={adminSignInTexts.title}
        intro={adminSignInTexts.intro}
        back={{ to: paths.profile, label: adminSignInTexts.profile }}
      />
      <LazyAdminPanel onOpened={() => void refetch()} />
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="media-width grid min-h-dvh content-start gap-6 pt-10">
      <Skeleton className="h-10 w-60" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} className="h-28 sm:h-36" />
        ))}
      </div>
    </div>
  )
}
