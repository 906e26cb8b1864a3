import { passkeyTexts } from '@dlm/contract/accounts/passkeys.texts'
import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { CancellableForm } from '../../forms/cancellable-form.tsx'
import { type ContractForm, showFailure } from '../../forms/use-contract-form.ts'
import { passkeyFailure } from '../../lib/passkey-support.ts'

interface Props
  extends Pick<ComponentProps<typeof CancellableForm>, 'className' | 'onSubmit' | 'onCancel' | 'children'> {
  isSubmitting: boolean
}

/** Props of the field for the name of a new passkey. */
export const passkeyName = {
  label: passkeyTexts.name,
  hint: passkeyTexts.nameHint,
  autoComplete: 'off',
}

/** The form that adds a passkey, around the fields for its name and the proof of identity. */
export function MakingForm({ isSubmitting, ...form }: Props) {
  return (
    <CancellableForm
      submitLabel={passkeyTexts.add}
      busy={isSubmitting && passkeyTexts.waitingForDevice}
      {...form}
    />
  )
}

/** The form that removes a passkey, around the field for the proof of identity. */
export function RemovingForm({ isSubmitting, ...form }: Props) {
  return (
    <CancellableForm
      submitLabel={passkeyTexts.removePasskey}
      busy={isSubmitting && passkeyTexts.removing}
      isDangerous
      cancelLabel={passkeyTexts.keep}
      className="gap-3"
      {...form}
    />
  )
}

/** Shows why no passkey was added: at the name field if the browser created none. */
export function showPasskeyFailure<Fields extends FieldValues, Values>(
  form: ContractForm<Fields, Values>,
  error: unknown,
): void {
  const refused = passkeyFailure(error)
  if (refused === null) showFailure(form, error)
  else form.setError('name' as Path<Fields>, { message: refused })
}
