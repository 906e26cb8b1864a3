import type { User } from '@dlm/contract/accounts/user.schema'

/** The data of the account. "Not Varified" as documented (SPEC §2). */
export function AccountDetails({ user }: { user: User }) {
  const details = [
    ['Username', user.user],
    ['E-mail', user.email],
    ['N.I.C', user.nic || 'Not Varified'],
    ['Member since', user.date],
    ['Role', user.role === 'admin' ? 'Admin' : 'Member'],
  ] as const
  return (
    <section aria-labelledby="details" className="grid gap-3">
      <h2 id="details" className="text-h3">
        Your details
      </h2>
      <dl className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {details.map(([term, detail]) => (
          <div key={term} className="grid gap-0.5 px-5 py-3">
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="min-w-0 font-semibold break-words tabular-nums">
              <bdi>{detail}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
