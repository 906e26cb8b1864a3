import { SignIn } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { entryTexts } from '@dlm/contract/accounts/entry.texts'
import { lengths } from '@dlm/contract/constants'
import type { Answer } from '@dlm/contract/contract'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { storeDevice } from '../../auth/devices.ts'
import { startSession } from '../../auth/sign-in-out.ts'
import { accepted } from '../../forms/accepted.ts'
import { Field } from '../../forms/field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { failureMessage } from '../../lib/api/failure-message.ts'
import { notify } from '../../lib/notify.ts'
import { takesPasskeys } from '../../lib/passkey-support.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { focusContent } from './focus-content.ts'
import { PasskeyButton } from './passkey-button.tsx'

interface Props {
  /** Who just signed up. */
  user: string
  /** The path to return to. */
  back: string | null
}

/** Signs in with user name or e-mail address (SPEC §2, §4). */
export function SignInForm({ user, back }: Props) {
  const form = useContractForm(SignIn, { user, pass: '' })
  useEffect(() => {
    // The focused form was removed, and on a phone the page was scrolled to its end.
    if (user) form.setFocus('pass')
  }, [form, user])
  const [remember, setRemember] = useState(false)
  const navigate = useNavigate()

  const begin = async ({ data, token, device }: Answer<'signin'>) => {
    storeDevice(device)
    await startSession(data[0], token, remember)
    if (back) navigate(back)
    await notify(accountTexts.signedIn)
    focusContent()
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      await begin(await callApi('signin', values))
    } catch (error) {
      await fail(error)
    }
  })

  const fail = async (error: unknown) => {
    // A refusal clears the form (SPEC §8); without an answer it can be sent again.
    const isRefusal = error instanceof ApiFailure && !error.isPassing
    if (isRefusal) form.reset({ user: '', pass: '' })
    await notify(accountTexts.signInFailed(failureMessage(error)))
    if (error instanceof ApiFailure && error.code === 'password-reset-required')
      return navigate(paths.forgotPassword)
    form.setFocus(isRefusal ? 'user' : 'pass')
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        form={form}
        name="user"
        label={entryTexts.usernameOrEmail}
        accepts={accepted.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={lengths.email}
      />
      <Field
        form={form}
        name="pass"
        label={entryTexts.password}
        isSecret
        accepts={accepted.password}
        autoComplete="current-password"
        maxLength={lengths.password.max}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CheckField checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {entryTexts.rememberMe}
        </CheckField>
        <Link
          to={paths.forgotPassword}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {entryTexts.forgotPassword}
        </Link>
      </div>
      <Button type="submit" busy={form.formState.isSubmitting && entryTexts.signingIn}>
        {entryTexts.signIn}
      </Button>
      {takesPasskeys() && <PasskeyButton onSignedIn={begin} />}
    </form>
  )
}
