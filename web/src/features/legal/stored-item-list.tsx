import { storedItems } from './stored-items.ts'

/** What the portal stores in the browser: under which key, what for, and for how long. */
export function StoredItemList() {
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">What your browser stores</h2>
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
