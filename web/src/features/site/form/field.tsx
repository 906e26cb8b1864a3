import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'
import { titled } from './titled.ts'

interface Props<Fields extends FieldValues, Values>
  extends Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'error' | 'ref'> {
  form: UseFormReturn<Fields, unknown, Values>
  name: Path<Fields>
}

/** A field of a form, with what is wrong with it. */
export function Field<Fields extends FieldValues, Values>({ form, name, ...rest }: Props<Fields, Values>) {
  const { error } = form.getFieldState(name, form.formState)
  return <TextField {...rest} {...form.register(name)} error={error?.message && titled(error.message)} />
}
