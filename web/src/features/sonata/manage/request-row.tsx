import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'
import { sonataToolTexts } from '@dlm/contract/sonata/sonata-tool.texts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent, MouseEvent } from 'react'
import { goBy, isSend } from '../../../admin/list/use-list-keys.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { AddressText } from '../../../ui/address-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { undoWait, useSendKey } from './use-send-key.ts'

interface Props {
  request: SonataRequest
  isBusy: boolean
  onDelete(): void
}

/** A key request, with the buttons that send its key and delete it (SPEC §2); one that is paid for has its key, and offers to send it again in a menu. */
export function RequestRow({ request, isBusy, onDelete }: Props) {
  const { id, email, keynum, date, pay } = request
  const { stage, send, sendSoon, undo } = useSendKey(request)
  const isWaiting = stage === 'waiting'
  /** The pressed button is removed; the one beside it, which stays while the key is sent, gets the focus. */
  const sendNow = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { previousElementSibling: beside } = currentTarget
    if (beside instanceof HTMLElement) beside.focus()
    void send()
  }
  /** Ctrl or ⌘ with Enter presses the button and moves to the next request. */
  const sendByKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (!isSend(event) || stage !== 'idle' || pay === 'payed') return
    event.preventDefault()
    sendSoon()
    goBy(event.currentTarget.parentElement, 1)
  }
  return (
    <tr aria-busy={isBusy} onKeyDown={sendByKey} className={classes(isBusy && 'opacity-60')}>
      <th scope="row" className="grid min-w-0 gap-0.5 py-3">
        <h3 className="text-base font-semibold wrap-anywhere">{id}</h3>
        <p className="text-sm wrap-anywhere">
          <AddressText>{email}</AddressText>
        </p>
        <p className="when-narrow text-sm text-soft tabular-nums">
          {formatDay(date)} · {keynum || sonataToolTexts.noKey}
        </p>
        <p role="status" className="text-sm wrap-anywhere">
          {isWaiting && sonataToolTexts.sendingIn(email, undoWait / 1000)}
        </p>
      </th>
      <td className="when-wide text-sm text-soft">{formatDay(date)}</td>
      <td className="when-wide text-sm tabular-nums">{keynum || sonataToolTexts.noKey}</td>
      <td className="when-wide">
        <PayFlag pay={pay} />
      </td>
      <td className="goes-below flex items-center justify-end gap-2">
        <div className="when-narrow me-auto">
          <PayFlag pay={pay} />
        </div>
        {pay === 'payed' ? (
          <MoreMenu
            label={sonataToolTexts.moreActions(id)}
            isBusy={stage === 'sending'}
            items={[{ label: sonataToolTexts.sendAgain, icon: Send, onSelect: send }]}
          />
        ) : (
          <>
            {/* One button, so that the focus is on Undo at once, and a second press undoes the first. */}
            <Button
              variant="secondary"
              data-opens
              onClick={isWaiting ? undo : sendSoon}
              busy={stage === 'sending' && sonataToolTexts.sending}
              aria-label={stage === 'idle' ? sonataToolTexts.sendKeyOf(id) : undefined}
            >
              {isWaiting ? (
                <X aria-hidden="true" className="size-5" />
              ) : (
                <Send aria-hidden="true" className="size-5" />
              )}
              {isWaiting ? sonataToolTexts.undo : sonataToolTexts.sendKey}
            </Button>
            {isWaiting && (
              <Button variant="ghost" className="px-3" onClick={sendNow}>
                {sonataToolTexts.sendNow}
              </Button>
            )}
          </>
        )}
        <IconButton
          label={sonataToolTexts.deleteRequest(id)}
          className="text-danger"
          onClick={() => !isBusy && stage === 'idle' && onDelete()}
        >
          {isBusy ? <Spinner /> : <Trash aria-hidden="true" className="size-5" />}
        </IconButton>
      </td>
    </tr>
  )
}

/** In the documented words. */
function PayFlag({ pay }: Pick<SonataRequest, 'pay'>) {
  const isPaid = pay === 'payed'
  const Icon = isPaid ? BadgeCheck : CircleDashed
  return (
    <p
      className={classes(
        'inline-flex items-center gap-1.5 text-sm font-semibold',
        isPaid ? 'text-success' : 'text-amber',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isPaid ? sonataToolTexts.paid : sonataToolTexts.notPaid}
    </p>
  )
}
