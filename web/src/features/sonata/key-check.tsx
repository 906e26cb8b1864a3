import { useQuery } from '@tanstack/react-query'
import ScanSearch from 'lucide-react/icons/scan-search'
import { privateQuery } from '../../lib/api/query.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { KeyVerdict } from './key-verdict.tsx'

/** Maximum length of a key, as in the contract's schema. */
const longest = 64

/** Checks whether a key is the key of a paid request; a malformed one is not sent. */
export function KeyCheck({ keynum }: { keynum: string }) {
  const canBeKey = keynum !== '' && keynum.length <= longest
  const { data, error, isFetching, refetch } = useQuery({
    ...privateQuery('varify_sonata', { key: keynum }),
    enabled: canBeKey,
    // Checks are limited to ten an hour.
    retry: false,
    staleTime: 'static',
  })
  if (!canBeKey) return <KeyVerdict isVerified={false} />
  if (data) return <KeyVerdict isVerified={data.data.length > 0} />
  if (error) return <ReadFailure isScreen error={error} onRetry={refetch} isRetrying={isFetching} />
  return <MessagePanel isScreen icon={ScanSearch} title="Looking at your key…" />
}
