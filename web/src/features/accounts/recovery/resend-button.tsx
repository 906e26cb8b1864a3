import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { useState } from 'react'
import { useCountdown } from '../../../lib/use-countdown.ts'
import { Button } from '../../../ui/button.tsx'
import { sendOtp } from './send-otp.ts'
import type { SentOtp } from './sent-otp.ts'

/** The wait until a time, in milliseconds. */
function waitUntil(resendAt: number) {
  const pause = Math.max(0, resendAt - Date.now())
  return { resendAt, pause, isOver: pause === 0 }
}

/** Sends another OTP, which invalidates the one before; at most one per minute. */
export function ResendButton({ sent: { email, purpose, resendAt } }: { sent: SentOtp }) {
  const [wait, setWait] = useState(() => waitUntil(resendAt))
  if (wait.resendAt !== resendAt) setWait(waitUntil(resendAt))
  const [isSending, setSending] = useState(false)
  const isWaiting = !wait.isOver
  const secondsLeft = useCountdown(wait.pause, isWaiting, () => setWait({ ...wait, isOver: true }))

  const resend = async () => {
    if (isWaiting) return
    setSending(true)
    await sendOtp(email, purpose)
    setSending(false)
  }

  return (
    <Button
      variant="ghost"
      aria-disabled={isWaiting || undefined}
      busy={isSending && recoveryTexts.sending}
      onClick={resend}
    >
      {isWaiting ? (
        <span className="tabular-nums">{recoveryTexts.sendAgainIn(secondsLeft)}</span>
      ) : (
        recoveryTexts.sendAgain
      )}
    </Button>
  )
}
