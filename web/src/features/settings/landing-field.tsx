import { type LandingSection, landingSections } from '@dlm/contract/brand/areas'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { CheckField } from '../../ui/check-field.tsx'
import { MoveButtons } from './move-buttons.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

const sectionNames: Readonly<Record<LandingSection, string>> = {
  videos: settingsScreenTexts.latestVideo,
  audio: settingsScreenTexts.latestAudio,
  events: settingsScreenTexts.nextEvent,
  products: settingsScreenTexts.latestProduct,
  ratings: settingsScreenTexts.ratings,
  news: settingsScreenTexts.latestNews,
}

/** The landing's sections in their order, and after them the hidden ones; the form field has them as JSON text. */
export function LandingField({ form }: { form: Form }) {
  const visible: LandingSection[] = JSON.parse(form.watch('landing'))
  const others = landingSections.filter((section) => !visible.includes(section))
  const set = (next: readonly LandingSection[]) =>
    form.setValue('landing', JSON.stringify(next), { shouldDirty: true })
  const move = (at: number, by: -1 | 1) =>
    set(visible.toSpliced(at, 1).toSpliced(at + by, 0, ...visible.slice(at, at + 1)))
  return (
    <ol className="grid">
      {[...visible, ...others].map((section, at) => {
        const name = sectionNames[section]
        const isShown = at < visible.length
        return (
          <li key={section} className="flex items-center justify-between gap-3">
            <CheckField
              checked={isShown}
              onChange={() => set(isShown ? visible.toSpliced(at, 1) : [...visible, section])}
            >
              {name}
            </CheckField>
            {isShown && (
              <span className="flex">
                <MoveButtons name={name} at={at} count={visible.length} onMove={(by) => move(at, by)} />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
