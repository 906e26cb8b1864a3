import { waits } from '@dlm/contract/constants'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BadgeX from 'lucide-react/icons/badge-x'
import { useGoBack } from '../../lib/focus/use-go-back.ts'
import { paths } from '../../lib/paths.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { Button } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'

/** The documented words about a key; goes back automatically after 5 seconds (SPEC §2). */
export function KeyVerdict({ isVerified }: { isVerified: boolean }) {
  const goBack = useGoBack(paths.profile)
  const secondsLeft = useCountdown(waits.keyCheck, true, goBack)
  return (
    <MessagePanel
      isScreen
      role={isVerified ? 'status' : 'alert'}
      icon={isVerified ? BadgeCheck : BadgeX}
      title={isVerified ? 'key varified' : 'not varified'}
      action={<Button onClick={goBack}>Go back now</Button>}
    >
      {isVerified
        ? 'This is the key of a request that was paid for.'
        : 'This is not the key of a request that was paid for. Please compare it letter by letter.'}
      {/* Not read out: the panel is, and each second would be spoken. */}
      <span aria-hidden="true" className="block pt-2 text-sm tabular-nums">
        Going back in {secondsLeft} s
      </span>
    </MessagePanel>
  )
}
