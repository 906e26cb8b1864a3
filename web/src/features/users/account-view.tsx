import { admins, owners } from '@dlm/contract/roles'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member } from '@dlm/contract/users/users.schema'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { type ReactNode, useEffect, useRef } from 'react'
import { isOwn } from '../../admin/desk/own-tools.ts'
import { PanelActions } from '../../admin/panel-actions.tsx'
import { useSession } from '../../auth/session.ts'
import { AddressText } from '../../ui/address-text.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { InitialPassword } from './initial-password.tsx'
import { NicValue } from './nic-value.tsx'
import { RatingValue } from './rating-value.tsx'
import { RoleValue } from './role-value.tsx'
import { useAccountActions } from './use-account-actions.ts'

interface Props {
  member: Member
  onWarn(): void
  onClose(): void
}

/** The account view (SPEC §2), with the actions on accounts of others. */
export function AccountView({ member, onWarn, onClose }: Props) {
  const isSelf = useSession()?.uid === member.uid
  // An owner is demoted and removed by owners only.
  const mayDecide = !isSelf && isOwn(member.adminRole === 'owner' ? owners : admins)
  const { busy, promotion, remove, promote, demote, endPromotion } = useAccountActions(member, onClose)
  const top = useRef<HTMLDivElement>(null)
  // After the e-mail form, whose buttons are gone, the panel gets the focus back.
  useEffect(() => top.current?.closest('dialog')?.focus({ preventScroll: true }), [])
  return (
    <div ref={top} className="grid gap-5">
      <Avatar name={member.user} picture={member.picture} className="size-24 text-h2" sizes="96px" />
      <dl className="grid divide-y divide-line">
        <Row name={userToolTexts.user}>
          <bdi>{member.user}</bdi>
        </Row>
        <Row name={userToolTexts.nic}>
          <NicValue member={member} />
        </Row>
        <Row name={userToolTexts.role}>
          <RoleValue member={member} />
        </Row>
        <Row name={userToolTexts.email}>
          <AddressText>{member.email}</AddressText>
        </Row>
        <Row name={userToolTexts.verified}>
          {member.varified === 'YES' ? (
            userToolTexts.verifiedDone
          ) : (
            <button
              type="button"
              onClick={onWarn}
              className="min-h-11 font-semibold text-accent underline underline-offset-4"
            >
              {userToolTexts.sendWarning}
            </button>
          )}
        </Row>
        {member.rating && (
          <Row name={userToolTexts.rating}>
            <RatingValue member={member} rating={member.rating} />
          </Row>
        )}
        <Row name={userToolTexts.theme}>
          {member.theme === 'true' ? userToolTexts.dark : userToolTexts.light}
        </Row>
      </dl>
      <p className="flex items-center gap-2 text-sm text-soft">
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        {userToolTexts.encryption}
      </p>
      <PanelActions>
        {!isSelf && (
          <Button variant="secondary" className="px-3" onClick={onWarn}>
            {userToolTexts.writeWarning}
          </Button>
        )}
        {mayDecide &&
          (member.role === 'admin' ? (
            <Button
              variant="secondary"
              className="px-3"
              onClick={demote}
              busy={busy === 'demote' && userToolTexts.demoting}
            >
              {userToolTexts.demote}
            </Button>
          ) : (
            <Button
              variant="secondary"
              className="px-3"
              onClick={promote}
              busy={busy === 'promote' && userToolTexts.promoting}
            >
              {userToolTexts.promote}
            </Button>
          ))}
        <Button variant="secondary" className="px-3" onClick={onClose}>
          {userToolTexts.close}
        </Button>
        {mayDecide && (
          <Button
            variant="danger"
            className="ms-auto px-3"
            onClick={remove}
            busy={busy === 'remove' && userToolTexts.removing}
          >
            {userToolTexts.remove}
          </Button>
        )}
      </PanelActions>
      {promotion && <InitialPassword member={member} promotion={promotion} onClose={endPromotion} />}
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[6rem_1fr] items-baseline gap-3 py-2.5">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
