import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../../ui/text-area.tsx'
import { titled } from './titled.ts'

interface Props<Fields extends FieldValues, Values>
  extends Omit<ComponentProps<typeof TextArea>, 'form' | 'name' | 'error' | 'ref'> {
  form: UseFormReturn<Fields, unknown, Values>
  name: Path<Fields>
}

/** A field of several lines of a form, with what is wrong with it. */
export function AreaField<Fields extends FieldValues, Values>({
  form,
  name,
  ...rest
}: Props<Fields, Values>) {
  const { error } = form.getFieldState(name, form.formState)
  return <TextArea {...rest} {...form.register(name)} error={error?.message && titled(error.message)} />
}
