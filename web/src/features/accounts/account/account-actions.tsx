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
        Your account
      </h2>
      <ul className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {user.varified !== 'YES' && (
          <ActionLink to={paths.verify} icon={BadgeCheck} title="Verify your account">
            With a code by e-mail and your N.I.C number.
          </ActionLink>
        )}
        <ActionLink to={paths.makeId} icon={IdCard} title="Member card">
          Your card with a QR code, to download.
        </ActionLink>
        <ActionLink to={paths.forgotPassword} icon={KeyRound} title="Change password">
          With a code by e-mail.
        </ActionLink>
        <DataDownload />
      </ul>
      <SignOutButtons />
    </section>
  )
}
