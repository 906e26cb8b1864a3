import { contactKinds } from '@dlm/contract/brand/brand'
import {
  differsFromText,
  hrefOfText,
  hrefOfTyped,
  kindOfHref,
  typedOfContact,
} from '@dlm/contract/settings/contact-href'
import { contactsTexts } from '@dlm/contract/settings/contacts.texts'
import type { Contact } from '@dlm/contract/settings/settings.schema'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldError, get, useController } from 'react-hook-form'
import type * as z from 'zod'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field-note.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoveButtons } from './move-buttons.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

type Row = z.infer<typeof Contact>
const kindNames: Readonly<Record<Row['kind'], string>> = {
  phone: contactsTexts.phone,
  email: contactsTexts.email,
  map: contactsTexts.map,
  source: contactsTexts.source,
  social: contactsTexts.social,
}
const options = contactKinds.map((value) => ({ value, label: kindNames[value] }))
const noteId = 'contacts-note'
/** Characters of the text in the footer. */
const maxLabel = 80

/** The contacts in their order, each with kind, text and address; the form field has them as JSON text. */
export function ContactsField({ form }: { form: Form }) {
  const rows: Row[] = JSON.parse(form.watch('contacts'))
  const { errors } = form.formState
  const { ref } = useController({ name: 'contacts', control: form.control }).field
  const problem = (path: string): string | undefined =>
    (get(errors, `contacts${path}`) as FieldError | undefined)?.message
  const set = (next: readonly Row[]) => form.setValue('contacts', JSON.stringify(next), { shouldDirty: true })
  const change = (at: number, changed: Partial<Row>) =>
    set(rows.map((row, each) => (each === at ? { ...row, ...changed } : row)))
  const move = (at: number, by: -1 | 1) =>
    set(rows.toSpliced(at, 1).toSpliced(at + by, 0, ...rows.slice(at, at + 1)))
  const all = problem('')
  return (
    <div
      // The form focuses its first invalid field: here a field of a row, or the error of all rows.
      ref={(all) => {
        const wrong = `[aria-invalid="true"], [aria-describedby="${noteId}"]`
        ref(all && { focus: () => all.querySelector<HTMLElement>(wrong)?.focus() })
      }}
      className="grid gap-4"
    >
      {rows.length > 0 && (
        <ol className="grid">
          {rows.map((row, at) => {
            const name = row.label || contactsTexts.contact(at + 1)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id but its index.
              <li key={at} className="contact-row">
                <ContactFields
                  row={row}
                  onChange={(changed) => change(at, changed)}
                  wrongHref={problem(`.${at}.href`)}
                  wrongLabel={problem(`.${at}.label`)}
                />
                <div className="contact-buttons">
                  <MoveButtons name={name} at={at} count={rows.length} onMove={(by) => move(at, by)} />
                  <IconButton label={contactsTexts.remove(name)} onClick={() => set(rows.toSpliced(at, 1))}>
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {all !== undefined && <FieldNote id={noteId} note={all} isError />}
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-describedby={all === undefined ? undefined : noteId}
        onClick={({ currentTarget }) => {
          flushSync(() => set([...rows, { kind: 'social', label: '', href: '' }]))
          currentTarget.parentElement?.querySelector<HTMLElement>('li:last-child input')?.focus()
        }}
      >
        {contactsTexts.add}
      </Button>
    </div>
  )
}

interface RowProps {
  row: Row
  onChange(changed: Partial<Row>): void
  wrongHref: string | undefined
  wrongLabel: string | undefined
}

/** The fields of one contact: what is typed gives its address and kind, and its text until that is another. */
function ContactFields({ row, onChange, wrongHref, wrongLabel }: RowProps) {
  const [typed, setTyped] = useState(() => typedOfContact(row))
  // What was typed shows as long as it is this contact's address: rows change places.
  const value = hrefOfTyped(typed) === row.href ? typed : typedOfContact(row)
  const type = (next: string) => {
    const href = hrefOfTyped(next)
    setTyped(next)
    const follows = row.label === '' || row.label === value
    onChange({ href, kind: kindOfHref(href, row.kind), ...(follows && { label: next.slice(0, maxLabel) }) })
  }
  return (
    <>
      <TextField
        label={contactsTexts.link}
        hint={row.href === value ? undefined : contactsTexts.opens(row.href)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={wrongHref}
        onChange={({ target }) => type(target.value)}
      />
      <div className="grid justify-items-start gap-2 *:w-full">
        <TextField
          label={contactsTexts.text}
          maxLength={maxLabel}
          value={row.label}
          error={wrongLabel}
          onChange={({ target }) => onChange({ label: target.value })}
        />
        {differsFromText(row) && (
          <>
            <p role="status" className="text-sm text-soft">
              {contactsTexts.linkDiffers}
            </p>
            <Button variant="secondary" onClick={() => onChange({ href: hrefOfText(row) ?? '' })}>
              {contactsTexts.matchText}
            </Button>
          </>
        )}
      </div>
      <SelectField
        label={contactsTexts.kind}
        options={options}
        value={row.kind}
        onChange={({ target }) => onChange({ kind: target.value as Row['kind'] })}
      />
    </>
  )
}
