import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import type { ReactNode } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { ContractForm } from '../../forms/use-contract-form.ts'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  cover: ReactNode
  show(values: Partial<Fields>, cover: ReactNode): ReactNode
}

/** The page of an entry, drawn again with each letter; the form is not. */
export function FormPreview<Fields extends FieldValues, Values>({
  form,
  cover,
  show,
}: Props<Fields, Values>) {
  const values = useWatch({ control: form.control }) as Partial<Fields>
  return (
    <section
      aria-label={formTexts.preview}
      className="min-w-0 content-start self-start rounded-card border border-line bg-canvas p-5 sm:p-8 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-104px)] xl:overflow-y-auto"
    >
      {show(values, cover)}
    </section>
  )
}
