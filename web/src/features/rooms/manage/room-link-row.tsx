import type { Answer } from '@dlm/contract/contract'
import type { LinkProgress } from '@dlm/contract/rooms/choosing.schema'
import { roomMailTexts } from '@dlm/contract/rooms/room-mails.texts'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { RoomLink } from '@dlm/contract/rooms/rooms.schema'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import Link2 from 'lucide-react/icons/link-2'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Pencil from 'lucide-react/icons/pencil'
import Unlink from 'lucide-react/icons/unlink'
import { type ComponentProps, useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { daysSince } from '../../../lib/format/days-since.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { type MenuItem, MoreMenu } from '../../../ui/more-menu.tsx'
import { linkFields } from './link-fields.ts'

interface Props {
  link: RoomLink
  /** Undefined until it is read, and of a link whose client only looks. */
  progress: ComponentProps<typeof LinkProgressText>['progress'] | undefined
  /** In the room. */
  photos: number
  onChange(): void
  onSeeChosen(): void
  onRenewed(made: Answer<'renew_room_link'>): Promise<void>
  onRevoked(): void
}

/** How far the client of a link is. */
function LinkProgressText({ progress, photos }: { progress: LinkProgress; photos: number }) {
  const { seen, lists, submittedAt } = progress
  const facts = [
    roomToolTexts.lookedAt(seen, photos),
    ...lists.map(({ title, chosen, limit }) => roomMailTexts.list(title, chosen, limit)),
    submittedAt !== null && roomToolTexts.submittedAgo(daysSince(submittedAt)),
  ].filter(Boolean)
  return <p className="text-sm text-soft tabular-nums">{facts.join(' · ')}</p>
}

/** A link of a room: whom it is for, what it allows, and the last visit. */
export function RoomLinkRow({ link, progress, photos, onChange, onSeeChosen, onRenewed, onRevoked }: Props) {
  const { id, name, downloads, mayChoose, mayComment, mayApprove, lastDay, hasPin, state } = link
  const { isOver, lastOpenedAt } = link
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()
  const doing = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const showPin = () =>
    doing(async () => {
      const { pin } = await callAdmin('show_room_pin', { id })
      void notify(roomToolTexts.pinIs(name, pin))
    })
  const renew = () =>
    doing(async () => {
      if ((await notify(roomToolTexts.askRenew(name))) !== 'yes') return
      await onRenewed(await callAdmin('renew_room_link', { id }))
    })
  const switchState = () =>
    doing(async () => {
      const changed = state === 'open' ? 'closed' : 'open'
      await callAdmin('update_room_link', { id, ...linkFields(link), state: changed })
      await refresh()
    })
  const revoke = () =>
    doing(async () => {
      if ((await notify(roomToolTexts.askRevoke(name))) !== 'yes') return
      await callAdmin('revoke_room_link', { id })
      void notify(roomToolTexts.revoked(name))
      onRevoked()
      await refresh()
    })
  const items: MenuItem[] = [
    { label: roomToolTexts.change, icon: Pencil, onSelect: onChange },
    ...(mayChoose ? [{ label: roomToolTexts.seeChosen, icon: Heart, onSelect: onSeeChosen }] : []),
    ...(hasPin ? [{ label: roomToolTexts.showPin, icon: Eye, onSelect: () => void showPin() }] : []),
    { label: roomToolTexts.renew, icon: Link2, onSelect: () => void renew() },
    {
      label: state === 'open' ? roomToolTexts.close : roomToolTexts.reopen,
      icon: state === 'open' ? Lock : LockOpen,
      onSelect: () => void switchState(),
    },
    { label: roomToolTexts.revoke, icon: Unlink, onSelect: () => void revoke() },
  ]
  const facts = [
    isOver ? roomToolTexts.over : roomToolTexts.states[state],
    roomToolTexts.downloads[downloads],
    mayChoose && roomToolTexts.chooses,
    mayComment && roomToolTexts.comments,
    mayApprove && roomToolTexts.approves,
    lastDay && roomToolTexts.until(formatDay(lastDay)),
    hasPin && roomToolTexts.hasPin,
  ].filter(Boolean)
  const visit =
    lastOpenedAt === null ? roomToolTexts.neverOpened : roomToolTexts.lastOpened(daysSince(lastOpenedAt))
  return (
    <li aria-busy={isBusy} className="flex items-center gap-2 p-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft">{facts.join(' · ')}</p>
        {progress && <LinkProgressText progress={progress} photos={photos} />}
        <p className="text-sm text-soft">{visit}</p>
      </div>
      <MoreMenu label={roomToolTexts.moreFor(name)} items={items} isBusy={isBusy} />
    </li>
  )
}
