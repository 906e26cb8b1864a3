import { useEffect, useId, useRef } from 'react'
import { type FieldValues, type Path, useController } from 'react-hook-form'
import { titled } from '../../forms/titled.ts'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { FieldNote } from '../../ui/field-note.tsx'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
}

/** The title as it will look, in as many lines as it needs. Enter leads to the text. */
export function TitleArea<Fields extends FieldValues, Values>({ form, name }: Props<Fields, Values>) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { field, fieldState } = useController({ control: form.control, name })
  const value = String(field.value ?? '')
  const error = fieldState.error?.message
  const { label = name, maxLength } = form.fields[name] ?? {}

  // Firefox and Safari have no `field-sizing`. After layout effects, in one of which the panel is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its own height
  useEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  }, [value])

  return (
    <div className="grid gap-1.5">
      <textarea
        {...field}
        ref={(element) => {
          area.current = element
          field.ref(element)
        }}
        value={value}
        onChange={({ target }) => field.onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget
            .closest('form')
            ?.querySelector<HTMLElement>('[contenteditable], textarea[rows]:not([rows="1"])')
            ?.focus()
        }}
        rows={1}
        dir="auto"
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        className="writing-title field-sizing-content w-full font-heading font-semibold wrap-anywhere"
      />
      {error !== undefined && <FieldNote id={`${id}-note`} note={titled(error)} isError />}
    </div>
  )
}
