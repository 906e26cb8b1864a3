import { brand } from '@dlm/contract/brand/brand'
import { cookies } from '@dlm/contract/brand/legal/cookies'
import { termsTabIn } from '@dlm/contract/brand/legal/headings'
import { privacy } from '@dlm/contract/brand/legal/privacy'
import { terms } from '@dlm/contract/brand/legal/terms'
import { useSearchParams } from 'react-router'
import { KeptItems } from './kept-items.tsx'
import { LegalText } from './legal-text.tsx'

/** The legal text that the address asks for. */
export function LegalTab() {
  const [parameters] = useSearchParams()
  const tab = termsTabIn(parameters)
  if (tab === 'privacy') return <LegalText document={privacy(brand)} />
  if (tab === 'terms') return <LegalText document={terms(brand)} />
  return (
    <LegalText document={cookies}>
      <KeptItems />
    </LegalText>
  )
}
