import { type Fonts, fonts } from '@dlm/contract/brand/fonts'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { useId } from 'react'
import { FieldNote } from '../../ui/field-note.tsx'
import '../../styles/type/specimens.css'
import type { SettingsForm as Form } from './settings-form.ts'

const pairs: Readonly<Record<Fonts, { name: string; madeOf: string; className: string }>> = {
  modern: {
    name: settingsScreenTexts.modern,
    madeOf: settingsScreenTexts.modernFonts,
    className: 'specimen-modern',
  },
  classic: {
    name: settingsScreenTexts.classic,
    madeOf: settingsScreenTexts.classicFonts,
    className: 'specimen-classic',
  },
  warm: { name: settingsScreenTexts.warm, madeOf: settingsScreenTexts.warmFonts, className: 'specimen-warm' },
}

/** The pair of fonts, each with a preview of the studio's name and line. */
export function FontField({ form }: { form: Form }) {
  const id = useId()
  const chosen = form.watch('font')
  const { error } = form.getFieldState('font', form.formState)
  return (
    <fieldset aria-describedby={error && `${id}-note`} className="grid gap-3">
      <legend className="sr-only">{form.fields.font?.label}</legend>
      {fonts.map((pair) => {
        const { name, madeOf, className } = pairs[pair]
        return (
          <label
            key={pair}
            htmlFor={`${id}-${pair}`}
            className="font-choice flex gap-3 rounded-control border border-line bg-canvas p-4"
          >
            <input
              id={`${id}-${pair}`}
              type="radio"
              name={id}
              value={pair}
              checked={chosen === pair}
              onChange={() => form.setValue('font', pair, { shouldDirty: true })}
              aria-labelledby={`${id}-${pair}-name`}
              aria-describedby={`${id}-${pair}-fonts`}
              className="mt-0.5 size-5 shrink-0 accent-(--accent-solid)"
            />
            <span className="grid min-w-0 gap-3">
              <span className="text-sm">
                <span id={`${id}-${pair}-name`} className="font-semibold">
                  {name}
                </span>{' '}
                <span id={`${id}-${pair}-fonts`} className="text-soft">
                  {madeOf}
                </span>
              </span>
              <span aria-hidden="true" className={`specimen grid gap-1 ${className}`}>
                <bdi className="font-heading text-h2 font-semibold">{form.watch('company')}</bdi>
                <bdi>{form.watch('line')}</bdi>
              </span>
            </span>
          </label>
        )
      })}
      {error && <FieldNote id={`${id}-note`} note={error.message ?? ''} isError />}
    </fieldset>
  )
}
