import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member } from '@dlm/contract/users/users.schema'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { daysSinceDay } from '../../lib/format/days-since.ts'
import { AddressText } from '../../ui/address-text.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'

interface Props {
  member: Member
  isOpen: boolean
  /** Absent on one's own row. */
  onConfigure: (() => void) | undefined
}

/** An account in the table of all: who it is, what it may do, whether it is verified, and when it was last used. */
export function MemberRow({ member, isOpen, onConfigure }: Props) {
  const { user, email, picture, role, adminRole = 'admin', varified, seen, date } = member
  const title = role === 'admin' ? adminRole : null
  const lastSeen = seen ? daysSinceDay(seen) : userToolTexts.neverSeen
  const verified = varified === 'YES' && (
    <span className="inline-flex items-center gap-1.5">
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
      {userToolTexts.yes}
    </span>
  )
  return (
    <tr aria-label={user} aria-current={isOpen || undefined}>
      <th scope="row" className="flex min-w-0 items-center gap-3 py-1.5">
        <Avatar name={user} picture={picture} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">
            <bdi>{user}</bdi>
            {title && <span className="when-narrow font-normal text-accent"> · {title}</span>}
          </p>
          <p className="truncate text-sm text-soft" title={email}>
            <AddressText>{email}</AddressText>
          </p>
        </div>
        <p className="when-narrow shrink-0 text-sm text-soft first-letter:uppercase max-sm:hidden">
          {lastSeen}
        </p>
      </th>
      <td className="when-wide text-sm">
        {title ? (
          <span className="text-accent">{title}</span>
        ) : (
          <span className="text-soft">{userToolTexts.client}</span>
        )}
      </td>
      <td className="when-wide text-sm">
        {verified || <span className="text-soft">{userToolTexts.no}</span>}
      </td>
      <td className="when-wide text-sm text-soft first-letter:uppercase">{lastSeen}</td>
      <td className="when-wide text-sm text-soft tabular-nums">{date}</td>
      <td className="flex justify-end pe-1">
        {onConfigure ? (
          <Button
            variant="ghost"
            className="px-4 max-sm:px-3"
            data-opens
            onClick={onConfigure}
            aria-label={userToolTexts.configureAccount(user)}
          >
            {userToolTexts.configure}
          </Button>
        ) : (
          <p className="px-4 font-semibold text-soft max-sm:px-3">{userToolTexts.you}</p>
        )}
      </td>
    </tr>
  )
}
