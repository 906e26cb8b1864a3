import { type LandingSection, landingSections } from '@dlm/contract/brand/areas'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { CheckField } from '../../ui/check-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

const sectionNames: Readonly<Record<LandingSection, string>> = {
  videos: 'Newest film',
  audio: 'Newest sound',
  events: 'Next event',
  products: 'Newest product',
  ratings: 'Ratings',
  news: 'Latest news',
}

/** The landing's sections in their order, and after them those that it does not have; the form keeps them as JSON text. */
export function LandingField({ form }: { form: Form }) {
  const shown: LandingSection[] = JSON.parse(form.watch('landing'))
  const others = landingSections.filter((section) => !shown.includes(section))
  const set = (next: readonly LandingSection[]) =>
    form.setValue('landing', JSON.stringify(next), { shouldDirty: true })
  const move = (at: number, by: -1 | 1) =>
    set(shown.toSpliced(at, 1).toSpliced(at + by, 0, ...shown.slice(at, at + 1)))
  return (
    <ol className="grid">
      {[...shown, ...others].map((section, at) => {
        const name = sectionNames[section]
        const isShown = at < shown.length
        return (
          <li key={section} className="flex items-center justify-between gap-3">
            <CheckField
              checked={isShown}
              onChange={() => set(isShown ? shown.toSpliced(at, 1) : [...shown, section])}
            >
              {name}
            </CheckField>
            {isShown && (
              <span className="flex">
                <IconButton label={`Move ${name} up`} disabled={at === 0} onClick={() => move(at, -1)}>
                  <ArrowUp aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton
                  label={`Move ${name} down`}
                  disabled={at === shown.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
