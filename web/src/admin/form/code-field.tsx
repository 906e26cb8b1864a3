import { adminSignInTexts } from '@dlm/contract/dashboard/admin-sign-in.texts'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { Field } from '../../forms/field.tsx'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
  /** Whether a recovery code is good too. */
  takesRecovery?: boolean
  /** Whether there is an app that shows codes. */
  hasApp?: boolean
}

const kinds = {
  app: {
    label: adminSignInTexts.code,
    hint: adminSignInTexts.codeHint,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 7,
    other: adminSignInTexts.useRecoveryCode,
  },
  recovery: {
    label: adminSignInTexts.recoveryCode,
    hint: adminSignInTexts.recoveryCodeHint,
    autoComplete: 'off',
    inputMode: 'text',
    maxLength: 40,
    other: adminSignInTexts.useAppCode,
  },
} as const

/** The code of a second factor. It follows an action of the user, so it takes the focus. */
export function CodeField<Fields extends FieldValues, Values>(props: Props<Fields, Values>) {
  const { form, name, takesRecovery = false, hasApp = true } = props
  const [kind, setKind] = useState<keyof typeof kinds>(hasApp ? 'app' : 'recovery')
  const change = () => {
    form.setValue(name, '' as PathValue<Fields, Path<Fields>>)
    form.clearErrors(name)
    setKind(kind === 'app' ? 'recovery' : 'app')
  }
  return (
    <div className="grid gap-1">
      <CodeInput key={kind} {...props} kind={kind} />
      {takesRecovery && hasApp && (
        <Button variant="ghost" className="justify-self-start px-2" onClick={change}>
          {kinds[kind].other}
        </Button>
      )}
    </div>
  )
}

function CodeInput<Fields extends FieldValues, Values>({
  form,
  name,
  kind,
}: Props<Fields, Values> & { kind: keyof typeof kinds }) {
  const { setFocus } = form
  const { other: _, ...field } = kinds[kind]
  useEffect(() => setFocus(name), [setFocus, name])
  return <Field form={form} name={name} {...field} />
}
