import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { useState } from 'react'
import { useCountdown } from '../../../lib/use-countdown.ts'
import { Button } from '../../../ui/button.tsx'
import { resendPause, sendOtp } from './send-otp.ts'

/** Sends another OTP, which ends the one before; a minute after each. */
export function ResendButton({ email, purpose }: { email: string; purpose: OtpPurpose }) {
  const [isWaiting, setWaiting] = useState(true)
  const [isSending, setSending] = useState(false)
  const left = useCountdown(resendPause, isWaiting, () => setWaiting(false))

  const resend = async () => {
    if (isWaiting) return
    setSending(true)
    if (await sendOtp(email, purpose)) setWaiting(true)
    setSending(false)
  }

  return (
    <Button
      look="quiet"
      aria-disabled={isWaiting || undefined}
      busy={isSending && 'Sending…'}
      onClick={resend}
    >
      {isWaiting ? <span className="tabular-nums">Send again in {left} s</span> : 'Send again'}
    </Button>
  )
}
