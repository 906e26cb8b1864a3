import { headings } from '@dlm/contract/brand/legal/headings'
import { type LegalName, legalNames } from '@dlm/contract/brand/legal/legal-document'
import { legalEditorTexts } from '@dlm/contract/settings/legal-editor.texts'
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
    <Group id="legal" title={legalEditorTexts.title} text={legalEditorTexts.hint} isFolded>
      <ul className="grid divide-y divide-line">
        {legalNames.map((name) => {
          const { title } = headings[name]
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="grid">
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-soft">
                  {own.includes(name) ? legalEditorTexts.ownText : legalEditorTexts.defaultText}
                </span>
              </span>
              <Button
                variant="secondary"
                aria-label={legalEditorTexts.editText(title)}
                onClick={() => onOpen(name)}
              >
                {legalEditorTexts.edit}
              </Button>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
