import type { FormField } from '@dlm/contract/form-fields'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { AreaField } from '../../forms/area-field.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { Field } from '../../forms/field.tsx'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { PublishField, TakeDownField } from './publication-fields.tsx'
import { TagsField } from './tags-field.tsx'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  /** The inputs of fields that need more than their schema says. */
  own?: Partial<Record<Path<Fields>, ReactNode>>
  /** Those that are elsewhere. */
  except?: readonly Path<Fields>[]
}

/** The fields of a form in the order of its schema, each with the input that its schema asks for (kinds/texts.ts). */
export function FormFields<Fields extends FieldValues, Values>({
  form,
  own = {},
  except = [],
}: Props<Fields, Values>) {
  const names = (Object.keys(form.fields) as Path<Fields>[]).filter((name) => !except.includes(name))
  return (
    <div className="grid gap-5">
      {names.map((name) => (
        <div key={name}>{own[name] ?? inputOf(form, name)}</div>
      ))}
    </div>
  )
}

function inputOf<Fields extends FieldValues, Values>(
  form: ContractForm<Fields, Values>,
  name: Path<Fields>,
): ReactNode {
  const { input = 'text', choices = {} }: Partial<FormField> = form.fields[name] ?? {}
  const props = { form, name }
  if (input === 'paragraphs') return <AreaField {...props} rows={8} />
  if (input === 'tags') return <TagsField {...props} />
  if (input === 'publication') return <PublishField {...props} />
  if (input === 'takeDown') return <TakeDownField {...props} />
  if (input === 'choice')
    return (
      <ChoiceField {...props} options={Object.entries(choices).map(([value, label]) => ({ value, label }))} />
    )
  // A text of no type has the direction of its own letters (ui/text-field.tsx).
  if (input === 'text') return <Field {...props} />
  return <Field {...props} type={input} {...(input === 'url' && { inputMode: 'url' })} />
}
