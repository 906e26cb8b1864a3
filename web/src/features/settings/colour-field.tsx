import { fixedColours } from '@dlm/contract/brand/colours'
import { SettingsForm } from '@dlm/contract/settings/settings.schema'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../../admin/admin-query.ts'
import { useDebounced } from '../../lib/api/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

/** Milliseconds of debounce before a colour is checked. */
const pause = 250

/** The colour, with a preview of white text on it, and the nearest readable colour. */
export function ColourField({ form }: { form: Form }) {
  const typed = form.watch('colour')
  const parsed = SettingsForm.shape.colour.safeParse(useDebounced(typed, pause))
  const colour = parsed.data ?? ''
  const { data } = useQuery({ ...adminQuery('check_colour', { colour }), enabled: parsed.success })
  const use = (value: string) =>
    form.setValue('colour', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const chosen = colour || data?.nearest
  const { error } = form.getFieldState('colour', form.formState)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <div className="pt-6">
          <div className="size-12">
            {chosen && (
              <input
                type="color"
                aria-label={settingsScreenTexts.chooseColour}
                value={chosen}
                onChange={({ target }) => use(target.value)}
                className="size-full cursor-pointer rounded-control border border-line bg-canvas p-1"
              />
            )}
          </div>
        </div>
        <TextField
          label={form.fields.colour?.label ?? ''}
          hint={error ? undefined : settingsScreenTexts.colourHint}
          error={error?.message}
          dir="ltr"
          value={typed}
          onChange={({ target }) => use(target.value)}
        />
      </div>
      {data && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <span
            aria-hidden="true"
            className="rounded-control px-4 py-2 font-semibold"
            style={{ background: colour || fixedColours.brand, color: fixedColours.onBrand }}
          >
            {settingsScreenTexts.colourSample}
          </span>
          <span className={data.passes ? 'text-soft' : 'text-danger'}>
            {settingsScreenTexts.contrast(data.contrast.toFixed(1), data.passes)}
          </span>
          {!data.passes && (
            <Button variant="secondary" onClick={() => use(data.nearest)}>
              {settingsScreenTexts.nearestColour(data.nearest)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
