import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { User } from '@dlm/contract/accounts/user.schema'

/** The data of the account. "Not Varified" as documented (SPEC §2). */
export function AccountDetails({ user }: { user: User }) {
  const details = [
    [accountPageTexts.username, user.user],
    [accountPageTexts.email, user.email],
    [accountPageTexts.shortNic, user.nic || accountPageTexts.noNic],
    [accountPageTexts.memberSince, user.date],
    [accountPageTexts.role, user.role === 'admin' ? accountPageTexts.admin : accountPageTexts.member],
  ] as const
  return (
    <section aria-labelledby="details" className="grid gap-3">
      <h2 id="details" className="text-h3">
        {accountPageTexts.detailsTitle}
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
