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
    label: 'Code',
    hint: 'The 6 digits that your authenticator app shows.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 7,
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those you saved: 24 letters and digits. Each works once.',
    autoComplete: 'off',
    inputMode: 'text',
    maxLength: 40,
    other: 'Use the code of the app',
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
