import { useSearchParams } from 'react-router'
import { cookies } from './cookies.ts'
import { termsTabIn } from './headings.ts'
import { KeptItems } from './kept-items.tsx'
import { LegalText } from './legal-text.tsx'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The legal text that the address asks for. */
export function LegalTab() {
  const [parameters] = useSearchParams()
  const tab = termsTabIn(parameters)
  if (tab === 'privacy') return <LegalText document={privacy} />
  if (tab === 'terms') return <LegalText document={terms} />
  return (
    <LegalText document={cookies}>
      <KeptItems />
    </LegalText>
  )
}
