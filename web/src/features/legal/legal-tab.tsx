import { brand } from '@dlm/contract/brand/brand'
import { termsTabIn } from '@dlm/contract/brand/legal/headings'
import type { LegalName } from '@dlm/contract/brand/legal/legal-document'
import { isOwnText } from '@dlm/contract/brand/legal/own-texts'
import { shippedText } from '@dlm/contract/brand/legal/shipped'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { lazyComponent } from '../../lib/code/lazy-component.ts'
import { LegalText } from './legal-text.tsx'
import { StoredItemList } from './stored-item-list.tsx'

/** A separate chunk: a portal without own legal texts does not load it. */
const OwnText = lazyComponent(async () => ({ default: (await import('./own-text.tsx')).OwnText }))

/** The legal text of the URL: the owner's own, or the shipped one. */
export function LegalTab() {
  const [parameters] = useSearchParams()
  const tab = termsTabIn(parameters)
  const name = tab === 'faq' ? 'terms' : tab
  // Both the shipped and the owner's policy list what the portal stores.
  const facts = name === 'cookies' ? <StoredItemList /> : null
  const shipped = <ShippedText name={name}>{facts}</ShippedText>
  return isOwnText(name) ? (
    <OwnText key={name} name={name} shipped={shipped}>
      {facts}
    </OwnText>
  ) : (
    shipped
  )
}

function ShippedText({ name, children }: { name: LegalName; children: ReactNode }) {
  return <LegalText document={shippedText(name, brand)}>{children}</LegalText>
}
