import { contactKinds } from '@dlm/contract/brand/brand'
import { differsFromText, hrefOfText } from '@dlm/contract/settings/contact-href'
import { contactsTexts } from '@dlm/contract/settings/contacts.texts'
import type { Contact } from '@dlm/contract/settings/settings.schema'
import X from 'lucide-react/icons/x'
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
  /** An address derived from the text changes with it; a typed one does not. */
  const reword = (at: number, changed: Partial<Row>) =>
    set(
      rows.map((row, each) => {
        if (each !== at) return row
        const reworded = { ...row, ...changed }
        const follows = row.href === '' || row.href === hrefOfText(row)
        return follows ? { ...reworded, href: hrefOfText(reworded) ?? '' } : reworded
      }),
    )
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
        <ol className="grid gap-4">
          {rows.map((row, at) => {
            const name = row.label || contactsTexts.contact(at + 1)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id but its index.
              <li key={at} className="grid gap-3 rounded-card border border-line p-4">
                <div className="grid gap-3 sm:grid-cols-2">
                  <SelectField
                    label={contactsTexts.kind}
                    options={options}
                    value={row.kind}
                    onChange={({ target }) => reword(at, { kind: target.value as Row['kind'] })}
                  />
                  <TextField
                    label={contactsTexts.text}
                    maxLength={80}
                    value={row.label}
                    error={problem(`.${at}.label`)}
                    onChange={({ target }) => reword(at, { label: target.value })}
                  />
                </div>
                <TextField
                  label={contactsTexts.link}
                  hint={contactsTexts.linkHint}
                  dir="ltr"
                  value={row.href}
                  error={problem(`.${at}.href`)}
                  onChange={({ target }) => change(at, { href: target.value })}
                />
                {differsFromText(row) && (
                  <div className="grid justify-items-start gap-2">
                    <p role="status" className="text-sm text-soft">
                      {contactsTexts.linkDiffers}
                    </p>
                    <Button variant="secondary" onClick={() => change(at, { href: hrefOfText(row) ?? '' })}>
                      {contactsTexts.matchText}
                    </Button>
                  </div>
                )}
                <div className="-ms-2 flex">
                  <MoveButtons name={name} at={at} count={rows.length} onMove={(by) => move(at, by)} />
                  <IconButton
                    label={contactsTexts.remove(name)}
                    className="ms-auto"
                    onClick={() => set(rows.toSpliced(at, 1))}
                  >
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
          currentTarget.parentElement?.querySelector<HTMLElement>('li:last-child select')?.focus()
        }}
      >
        {contactsTexts.add}
      </Button>
    </div>
  )
}
