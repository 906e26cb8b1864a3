import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { AddressText } from '../../../ui/address-text.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { PhotoButton } from './photo-button.tsx'

/** The account: photo, name, e-mail, role. */
export function AccountCard({ user }: { user: User }) {
  return (
    <header className="flex flex-col items-center gap-5 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:flex-row sm:p-8 sm:text-start">
      <div className="relative">
        <Avatar name={user.user} picture={user.picture} className="size-28 text-h2" sizes="112px" />
        <PhotoButton user={user} />
      </div>
      <div className="grid min-w-0 gap-2">
        <h1 dir="auto" className="text-h2 break-words">
          {user.user}
        </h1>
        <p className="break-words text-soft">
          <AddressText>{user.email}</AddressText>
        </p>
        <ul className="flex flex-wrap justify-center gap-2 text-sm font-semibold sm:justify-start">
          {user.varified === 'YES' && (
            <li className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-success">
              <BadgeCheck aria-hidden="true" className="size-4" />
              {accountPageTexts.verified}
            </li>
          )}
          {user.role === 'admin' && (
            <li className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-accent">
              <ShieldCheck aria-hidden="true" className="size-4" />
              {accountPageTexts.admin}
            </li>
          )}
        </ul>
      </div>
    </header>
  )
}
