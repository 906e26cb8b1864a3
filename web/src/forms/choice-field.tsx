import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { SelectField } from '../ui/select-field.tsx'
import type { ContractForm } from './use-contract-form.ts'

interface Props<Fields extends FieldValues, Values>
  extends Omit<ComponentProps<typeof SelectField>, 'form' | 'name' | 'label' | 'error' | 'ref'> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
}

/** A choice among a few in a form, with what is wrong with it. The label is the schema's. */
export function ChoiceField<Fields extends FieldValues, Values>({
  form,
  name,
  ...rest
}: Props<Fields, Values>) {
  const { error } = form.getFieldState(name, form.formState)
  return (
    <SelectField
      label={form.fields[name]?.label ?? name}
      {...rest}
      {...form.register(name)}
      error={error?.message}
    />
  )
}
