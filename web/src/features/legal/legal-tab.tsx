import { brand } from '@dlm/contract/brand/brand'
import { termsTabIn } from '@dlm/contract/brand/legal/headings'
import type { LegalName } from '@dlm/contract/brand/legal/legal-document'
import { isOwnText } from '@dlm/contract/brand/legal/own-texts'
import { shippedText } from '@dlm/contract/brand/legal/shipped'
import { storedItemTexts } from '@dlm/contract/site/stored-items.texts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { lazyComponent } from '../../lib/code/lazy-component.ts'
import { LegalText } from './legal-text.tsx'
import { storedItems } from './stored-items.ts'

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

/** What the portal stores in the browser: under which key, what for, and for how long. */
function StoredItemList() {
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{storedItemTexts.title}</h2>
      <dl className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {storedItems.map(({ key, purpose, until }) => (
          <div key={key} className="grid gap-1 p-4 sm:p-5">
            <dt>
              <code className="font-mono text-sm font-semibold break-all">{key}</code>
            </dt>
            <dd>{purpose}</dd>
            <dd className="text-sm text-soft">{until}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
