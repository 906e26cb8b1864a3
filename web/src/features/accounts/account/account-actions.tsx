import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import BadgeCheck from 'lucide-react/icons/badge-check'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import { paths } from '../../../lib/paths.ts'
import { ActionLink } from './action-link.tsx'
import { DataDownload } from './data-download.tsx'
import { SignOutButtons } from './sign-out-buttons.tsx'

/** The actions of the own account. */
export function AccountActions({ user }: { user: User }) {
  return (
    <section aria-labelledby="actions" className="grid gap-3">
      <h2 id="actions" className="text-h3">
        {accountPageTexts.heading}
      </h2>
      <ul className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {user.varified !== 'YES' && (
          <ActionLink to={paths.verify} icon={BadgeCheck} title={accountPageTexts.verify}>
            {accountPageTexts.verifyHint}
          </ActionLink>
        )}
        <ActionLink to={paths.makeId} icon={IdCard} title={accountPageTexts.card}>
          {accountPageTexts.cardHint}
        </ActionLink>
        <ActionLink to={paths.forgotPassword} icon={KeyRound} title={accountPageTexts.changePassword}>
          {accountPageTexts.changePasswordHint}
        </ActionLink>
        <DataDownload />
      </ul>
      <SignOutButtons />
    </section>
  )
}
