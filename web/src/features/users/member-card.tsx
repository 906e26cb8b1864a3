import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member } from '@dlm/contract/users/users.schema'
import { AddressText } from '../../ui/address-text.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

interface Props {
  member: Member
  isOpen?: boolean
  /** Absent on one's own card. */
  onConfigure?: () => void
}

/** An account in the list. */
export function MemberCard({ member, isOpen = false, onConfigure }: Props) {
  const { user, email, picture, role, adminRole = 'admin' } = member
  return (
    <article
      aria-label={user}
      className={classes(
        'flex min-w-0 flex-wrap items-center gap-3 rounded-card border bg-surface p-4',
        isOpen ? 'border-accent' : 'border-line',
      )}
    >
      <Avatar name={user} picture={picture} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-semibold wrap-anywhere">
          <bdi>{user}</bdi>
          {role === 'admin' && <span className="font-normal text-accent"> · {adminRole}</span>}
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          <AddressText>{email}</AddressText>
        </p>
      </div>
      {onConfigure ? (
        <Button
          variant="secondary"
          className="max-sm:px-3"
          data-opens
          onClick={onConfigure}
          aria-label={userToolTexts.configureAccount(user)}
        >
          {userToolTexts.configure}
        </Button>
      ) : (
        <p className="text-sm font-semibold text-accent">{userToolTexts.you}</p>
      )}
    </article>
  )
}
