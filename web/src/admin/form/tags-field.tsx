import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { joinTags, splitTags } from '@dlm/contract/tags/tags'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useState } from 'react'
import { type FieldValues, type Path, useController } from 'react-hook-form'
import { titled } from '../../forms/titled.ts'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { FieldNote } from '../../ui/field-note.tsx'
import { adminQuery } from '../admin-query.ts'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
}

/** What ends a tag while it is typed, in any script. */
const comma = /[,،、，]/

/** Milliseconds that the suggestions are good for. */
const staleTime = 60_000

/** Tags as chips: Enter or a comma adds what is typed, Backspace in an empty field removes the last. The tags in use are suggested. */
export function TagsField<Fields extends FieldValues, Values>({ form, name }: Props<Fields, Values>) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const [typed, setTyped] = useState('')
  // They are many documents, which a form that is opened for something else does not read.
  const [isEntered, setEntered] = useState(false)
  const { data: used } = useQuery({ ...adminQuery('get_tags', {}), staleTime, enabled: isEntered })
  const tags = splitTags(String(field.value ?? ''))
  const error = fieldState.error?.message
  const set = (next: readonly string[]) => field.onChange(joinTags(next))
  const add = (text: string) => text.trim() && set(splitTags(joinTags([...tags, text])))

  function type(text: string) {
    const parts = text.split(comma)
    setTyped(parts.pop() ?? '')
    add(joinTags(parts))
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      type(`${typed},`)
    }
    if (event.key === 'Backspace' && typed === '') set(tags.slice(0, -1))
  }
  return (
    <div className="grid gap-1.5 text-start">
      <label htmlFor={id} className="text-sm font-semibold">
        {form.fields[name]?.label ?? name}
      </label>
      {tags.length > 0 && (
        <ul aria-label={tagFieldTexts.added} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex items-center rounded-full border border-line bg-raised ps-3.5 text-sm"
            >
              <span dir="auto" className="min-w-0 break-words">
                {tag}
              </span>
              <button
                type="button"
                aria-label={tagFieldTexts.remove(tag)}
                onClick={() => set(tags.filter((other) => other !== tag))}
                className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={field.ref}
        id={id}
        name={name}
        dir="auto"
        list={`${id}-used`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onFocus={() => setEntered(true)}
        onBlur={() => {
          type(`${typed},`)
          field.onBlur()
        }}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        className={`min-h-12 w-full rounded-control border bg-canvas px-3.5 text-base ${error === undefined ? 'border-line' : 'border-danger'}`}
      />
      <datalist id={`${id}-used`}>
        {used?.data.map(({ key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <FieldNote
        id={`${id}-note`}
        note={error === undefined ? tagFieldTexts.hint : titled(error)}
        isError={error !== undefined}
      />
    </div>
  )
}
