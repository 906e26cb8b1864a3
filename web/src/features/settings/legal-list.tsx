import { headings } from '@dlm/contract/brand/legal/headings'
import { type LegalName, legalNames } from '@dlm/contract/brand/legal/legal-document'
import { Button } from '../../ui/button.tsx'
import { Group } from './group.tsx'

interface Props {
  /** Those that the owner wrote. */
  own: readonly LegalName[]
  onOpen(name: LegalName): void
}

/** The legal texts, each with its source and the button to edit it; each is published separately. */
export function LegalList({ own, onOpen }: Props) {
  return (
    <Group title="Legal texts" text="Each is published separately, and is in force from the day you choose.">
      <ul className="grid divide-y divide-line">
        {legalNames.map((name) => {
          const { title } = headings[name]
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="grid">
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-soft">
                  {own.includes(name) ? 'Your own text' : 'The text the portal comes with'}
                </span>
              </span>
              <Button variant="secondary" aria-label={`Write ${title}`} onClick={() => onOpen(name)}>
                Write
              </Button>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
