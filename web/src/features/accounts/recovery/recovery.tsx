import { NewAdminPassword, NewPassword } from '@dlm/contract/accounts/accounts.schema'
import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { useState } from 'react'
import { NewPasswordForm } from '../../../forms/new-password-form.tsx'
import { callApi } from '../../../lib/api/api.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { EmailStep } from './email-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { forgetSentOtp, useSentOtp } from './sent-otp.ts'
import { Steps } from './steps.tsx'

/** The two recoveries: what they ask an OTP for, the rules of the new password, and the call that sets it. */
const kinds = {
  account: { purpose: 'password', schema: NewPassword, call: 'update_password' },
  admin: { purpose: 'admin-password', schema: NewAdminPassword, call: 'update_admin_password' },
} as const

interface Props {
  kind: keyof typeof kinds
  /** The own address of the signed-in member, else empty. */
  email: string
  onDone(): void
}

/** The grant that the OTP was exchanged for, and its account. */
interface Granted {
  email: string
  grant: string
}

/**
 * A new password by e-mail: e-mail, OTP, new password (SPEC §4). The session storage has that an OTP was sent; the grant is in
 * memory only.
 */
export function Recovery({ kind, email: own, onDone }: Props) {
  const { purpose, schema, call } = kinds[kind]
  const sent = useSentOtp(purpose, kind === 'admin' ? own : undefined)
  const [granted, setGranted] = useState<Granted | null>(null)

  const set = async ({ email, grant }: Granted, password: string) => {
    try {
      await callApi(call, { email, password, grant })
    } catch (error) {
      notifyFailure(error)
      // A grant is single-use.
      setGranted(null)
      return
    }
    onDone()
  }

  return (
    <section className="grid gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <Steps
        names={[recoveryTexts.emailStep, recoveryTexts.otpStep, recoveryTexts.passwordStep]}
        current={granted ? 2 : sent ? 1 : 0}
      />
      {granted ? (
        <NewPasswordForm
          schema={schema}
          kind={kind}
          submitLabel={recoveryTexts.setPassword}
          onSubmit={(password) => set(granted, password)}
        />
      ) : sent ? (
        <OtpStep
          sent={sent}
          onGranted={(grant) => {
            setGranted({ email: sent.email, grant })
            forgetSentOtp()
          }}
        />
      ) : (
        <EmailStep purpose={purpose} email={own} hint={recoveryTexts.emailHint} />
      )}
    </section>
  )
}
