import type { User } from '@dlm/contract/accounts/user.schema'
import { useQuery } from '@tanstack/react-query'
import { privateQuery } from '../../lib/api/query.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { UrlKey } from './key-from-url.ts'
import { NewKey } from './new-key.tsx'
import { RequestCard } from './request-card.tsx'

interface Props {
  user: User
  urlKey: UrlKey
}

/** The key request of one machine in each of its states: unknown, submitted, paid (SPEC §4). */
export function KeyRequest({ user, urlKey }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    ...privateQuery('m_id', { mid: urlKey.mid }),
    // The payment may be confirmed while another window has the focus.
    refetchOnWindowFocus: 'always',
  })
  if (!data && error) return <ReadFailure error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-120" />
  const [request] = data.data
  if (!request) return <NewKey user={user} urlKey={urlKey} />
  return (
    <RequestCard
      user={user}
      urlKey={urlKey}
      request={request}
      isChecking={isFetching}
      onCheck={() => refetch()}
    />
  )
}
