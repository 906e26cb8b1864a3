import { SignUp } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { entryTexts } from '@dlm/contract/accounts/entry.texts'
import { lengths, themes } from '@dlm/contract/constants'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { accepted } from '../../forms/accepted.ts'
import { Field } from '../../forms/field.tsx'
import { showFieldErrors, useContractForm } from '../../forms/use-contract-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { failureMessage } from '../../lib/api/failure-message.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { useDark } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'

/** The fields of the form that signs up. */
interface SignUpDraft {
  user: string
  email: string
  pass: string
  confirm: string
  terms: boolean
}

const emptyForm: SignUpDraft = { user: '', email: '', pass: '', confirm: '', terms: false }

/** In memory only, since it contains passwords: a reload discards it. */
let draft: SignUpDraft | null = null

/** Saves what was typed while the visitor reads the terms. */
function saveSignUpDraft(typed: SignUpDraft): void {
  draft = typed
}

/** Returns the draft and clears it; the empty form without one. */
function takeSignUpDraft(): SignUpDraft {
  const typed = draft ?? emptyForm
  draft = null
  return typed
}

/**
 * Creates an account with the current theme.
 * @param onRegistered called with the new user name: the sign-in is next (SPEC §4)
 */
export function SignUpForm({ onRegistered }: { onRegistered(user: string): void }) {
  const [typed] = useState(takeSignUpDraft)
  const form = useContractForm(SignUp, typed)
  const dark = useDark()

  const submit = form.handleSubmit(async ({ user, email, pass }) => {
    try {
      await callApi('signup', { user, email, pass, theme: dark ? themes.dark : themes.light })
    } catch (error) {
      if (!showFieldErrors(form, error)) await notify(accountTexts.signUpFailed(failureMessage(error)))
      return
    }
    onRegistered(user)
    void notify(accountTexts.registered)
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        form={form}
        name="user"
        label={entryTexts.username}
        hint={accepted.username}
        accepts={accepted.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={lengths.username.max}
      />
      <Field
        form={form}
        name="email"
        label={entryTexts.email}
        type="email"
        hint={entryTexts.emailHint}
        autoComplete="email"
        maxLength={lengths.email}
      />
      <Field
        form={form}
        name="pass"
        label={entryTexts.password}
        isSecret
        hint={accepted.password}
        accepts={accepted.password}
        autoComplete="new-password"
        maxLength={lengths.password.max}
      />
      <Field
        form={form}
        name="confirm"
        label={entryTexts.confirmPassword}
        isSecret
        autoComplete="new-password"
        maxLength={lengths.password.max}
      />
      <TermsField form={form} />
      <Button type="submit" busy={form.formState.isSubmitting && entryTexts.signingUp}>
        {entryTexts.signUp}
      </Button>
    </form>
  )
}

/** A component of its own, so that it registers after the fields above it: the first invalid field gets the focus. */
function TermsField({ form }: { form: UseFormReturn<SignUpDraft, unknown, SignUp> }) {
  return (
    <CheckField {...form.register('terms')} error={form.formState.errors.terms?.message}>
      {entryTexts.acceptTerms}{' '}
      <Link
        to={paths.terms}
        onClick={() => saveSignUpDraft(form.getValues())}
        className="font-semibold text-accent underline underline-offset-4"
      >
        {entryTexts.terms}
      </Link>
    </CheckField>
  )
}
