import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { SelectField } from '../../../ui/select-field.tsx'

interface Props<Fields extends FieldValues, Values>
  extends Omit<ComponentProps<typeof SelectField>, 'form' | 'name' | 'error' | 'ref'> {
  form: UseFormReturn<Fields, unknown, Values>
  name: Path<Fields>
}

/** A choice among a few in a form, with what is wrong with it. */
export function ChoiceField<Fields extends FieldValues, Values>({
  form,
  name,
  ...rest
}: Props<Fields, Values>) {
  const { error } = form.getFieldState(name, form.formState)
  return <SelectField {...rest} {...form.register(name)} error={error?.message} />
}
