import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { TextArea } from '../ui/text-area.tsx'
import { titled } from './titled.ts'
import type { ContractForm } from './use-contract-form.ts'

interface Props<Fields extends FieldValues, Values>
  extends Omit<ComponentProps<typeof TextArea>, 'form' | 'name' | 'label' | 'error' | 'ref'> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
  /** Where it is called something else than in the schema. */
  label?: string
}

/** A field of several lines of a form, with what is wrong with it. Label and longest text are the schema's. */
export function AreaField<Fields extends FieldValues, Values>({
  form,
  name,
  label,
  ...rest
}: Props<Fields, Values>) {
  const { error } = form.getFieldState(name, form.formState)
  const field = form.fields[name]
  return (
    <TextArea
      label={label ?? field?.label ?? name}
      maxLength={field?.maxLength}
      {...rest}
      {...form.register(name)}
      error={error?.message && titled(error.message)}
    />
  )
}
