import { ruleOf } from '@dlm/contract/rules'
import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { TextField } from '../ui/text-field.tsx'
import { titled } from './titled.ts'
import type { ContractForm } from './use-contract-form.ts'

interface Props<Fields extends FieldValues, Values>
  extends Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'label' | 'error' | 'ref'> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
  /** Where it is called something else than in the schema. */
  label?: string
  /** What it takes, in one sentence: in place of a documented message that does not say so. */
  accepts?: string
}

/** A field of a form, with what is wrong with it. Label and longest text are the schema's. */
export function Field<Fields extends FieldValues, Values>({
  form,
  name,
  label,
  accepts,
  ...rest
}: Props<Fields, Values>) {
  const { error } = form.getFieldState(name, form.formState)
  const field = form.fields[name]
  return (
    <TextField
      label={label ?? field?.label ?? name}
      maxLength={field?.maxLength}
      {...rest}
      {...form.register(name)}
      error={error?.message && wrong(error.message, accepts)}
    />
  )
}

function wrong(message: string, accepts: string | undefined): string {
  return accepts && ruleOf(message)?.dialog ? accepts : titled(message)
}
