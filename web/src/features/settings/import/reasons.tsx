import { importTexts } from '@dlm/contract/import/import.texts'
import { Details } from './details.tsx'

interface Props {
  title?: string
  /** Each with what it is about. */
  reasons: readonly string[]
  /** Whether they are shown without being asked for. */
  isOpen?: boolean
}

/** What is left out, and why. */
export function Reasons({ reasons, title = importTexts.leftOut(reasons.length), isOpen = false }: Props) {
  if (reasons.length === 0) return null
  return (
    <Details title={title} isOpen={isOpen}>
      {/* Two things may have the same reason. */}
      {reasons.map((reason, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <li key={at} dir="auto" className="break-words">
          {reason}
        </li>
      ))}
    </Details>
  )
}
