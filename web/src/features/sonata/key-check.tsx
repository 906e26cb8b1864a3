import { waits } from '@dlm/contract/constants'
import { keyScreensTexts } from '@dlm/contract/sonata/key-screens.texts'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BadgeX from 'lucide-react/icons/badge-x'
import ScanSearch from 'lucide-react/icons/scan-search'
import type { ReactNode } from 'react'
import { privateQuery } from '../../lib/api/query.ts'
import { useGoBack } from '../../lib/focus/use-go-back.ts'
import { paths } from '../../lib/paths.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'

/** Maximum length of a key, as in the contract's schema. */
const longest = 64

interface Props {
  keynum: string
  /** What follows the verdict, which would push it down. */
  children: ReactNode
}

/** Checks whether a key is the key of a paid request; a malformed one is not sent. */
export function KeyCheck({ keynum, children }: Props) {
  const canBeKey = keynum !== '' && keynum.length <= longest
  const { data, error, isFetching, refetch } = useQuery({
    ...privateQuery('varify_sonata', { key: keynum }),
    enabled: canBeKey,
    // Checks are limited to ten an hour.
    retry: false,
    staleTime: 'static',
  })
  if (data || !canBeKey) {
    return (
      <>
        <KeyVerdict isVerified={data !== undefined && data.data.length > 0} />
        {children}
      </>
    )
  }
  if (error) return <ReadFailure isScreen error={error} onRetry={refetch} isRetrying={isFetching} />
  return <MessagePanel isScreen icon={ScanSearch} title={keyScreensTexts.checking} />
}

/** The documented words about a key; goes back automatically after 5 seconds (SPEC §2). */
function KeyVerdict({ isVerified }: { isVerified: boolean }) {
  const goBack = useGoBack(paths.profile)
  const secondsLeft = useCountdown(waits.keyCheck, true, goBack)
  return (
    <MessagePanel
      isScreen
      role={isVerified ? 'status' : 'alert'}
      icon={isVerified ? BadgeCheck : BadgeX}
      title={isVerified ? keyScreensTexts.keyVerified : keyScreensTexts.keyNotVerified}
      action={<Button onClick={goBack}>{keyScreensTexts.goBack}</Button>}
    >
      {isVerified ? keyScreensTexts.keyVerifiedHint : keyScreensTexts.keyNotVerifiedHint}
      {/* Not read out: the panel is, and each second would be spoken. */}
      <span aria-hidden="true" className="block pt-2 text-sm tabular-nums">
        {keyScreensTexts.goingBackIn(secondsLeft)}
      </span>
    </MessagePanel>
  )
}
