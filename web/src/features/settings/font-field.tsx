import { type Fonts, fonts } from '@dlm/contract/brand/fonts'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { useId } from 'react'
import { FieldNote } from '../../ui/field-note.tsx'
import type { SettingsForm as Form } from './settings-form.ts'
import { specimenClasses } from './specimens.ts'

const pairs: Readonly<Record<Fonts, { name: string; madeOf: string }>> = {
  modern: { name: settingsScreenTexts.modern, madeOf: settingsScreenTexts.modernFonts },
  classic: { name: settingsScreenTexts.classic, madeOf: settingsScreenTexts.classicFonts },
  warm: { name: settingsScreenTexts.warm, madeOf: settingsScreenTexts.warmFonts },
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
        const { name, madeOf } = pairs[pair]
        return (
          <label
            key={pair}
            htmlFor={`${id}-${pair}`}
            className="font-choice flex gap-3 rounded-control border border-line bg-canvas px-4 py-2"
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
            <span className="grid min-w-0 gap-1">
              <span className="text-sm">
                <span id={`${id}-${pair}-name`} className="font-semibold">
                  {name}
                </span>{' '}
                <span id={`${id}-${pair}-fonts`} className="text-soft">
                  {madeOf}
                </span>
              </span>
              <span aria-hidden="true" className={`specimen grid gap-1 ${specimenClasses[pair]}`}>
                <bdi className="font-heading text-h3 font-semibold">{form.watch('company')}</bdi>
                <bdi className="text-sm">{form.watch('line')}</bdi>
              </span>
            </span>
          </label>
        )
      })}
      {error && <FieldNote id={`${id}-note`} note={error.message ?? ''} isError />}
    </fieldset>
  )
}
