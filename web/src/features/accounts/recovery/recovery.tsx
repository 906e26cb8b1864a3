import { NewAdminPassword, NewPassword } from '@dlm/contract/accounts/accounts.schema'
import { useState } from 'react'
import { callApi } from '../../../lib/api.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { NewPasswordForm } from '../../site/form/new-password-form.tsx'
import { EmailStep } from './email-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { Steps } from './steps.tsx'

/** The two recoveries: what they ask an OTP for, the rules of the new password, and the call that sets it. */
const kinds = {
  account: { purpose: 'password', schema: NewPassword, call: 'update_password' },
  admin: { purpose: 'admin-password', schema: NewAdminPassword, call: 'update_admin_password' },
} as const

interface Props {
  kind: keyof typeof kinds
  /** The own address of who is signed in, else empty. */
  email: string
  onDone(): void
}

type Progress = { email?: string; grant?: string }

/** A new password by e-mail: e-mail, OTP, new password (SPEC §4). The grant is kept in memory only. */
export function Recovery({ kind, email: own, onDone }: Props) {
  const { purpose, schema, call } = kinds[kind]
  const [{ email, grant }, setProgress] = useState<Progress>({})

  const set = async (address: string, granted: string, password: string) => {
    try {
      await callApi(call, { email: address, password, grant: granted })
    } catch (error) {
      notifyFailure(error)
      // A grant is good once.
      setProgress({})
      return
    }
    onDone()
  }

  return (
    <section className="grid gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <Steps
        names={['E-mail', 'OTP', 'Password']}
        current={email === undefined ? 0 : grant === undefined ? 1 : 2}
      />
      {email === undefined ? (
        <EmailStep
          purpose={purpose}
          email={own}
          hint="The address of your account. We send a code of 6 digits to it."
          onSent={(address) => setProgress({ email: address })}
        />
      ) : grant === undefined ? (
        <OtpStep
          purpose={purpose}
          email={email}
          onGranted={(granted) => setProgress({ email, grant: granted })}
        />
      ) : (
        <NewPasswordForm
          schema={schema}
          kind={kind}
          submitLabel="Set Password"
          onSubmit={(password) => set(email, grant, password)}
        />
      )}
    </section>
  )
}
