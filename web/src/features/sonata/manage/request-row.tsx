import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import { formatDay } from '../../../lib/format-day.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useSendKey } from './use-send-key.ts'

interface Props {
  request: SonataRequest
  isBusy: boolean
  onDelete(): void
}

/** A key request, with the buttons that send its key and delete it (SPEC §2); one that is paid for has its key, and offers to send it again in a menu. */
export function RequestRow({ request, isBusy, onDelete }: Props) {
  const { id, email, keynum, date, pay } = request
  const { isSending, send } = useSendKey(request)
  return (
    <li
      aria-busy={isBusy}
      className={classes('flex flex-wrap items-center gap-x-6 gap-y-3 p-4', isBusy && 'opacity-60')}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="text-base font-semibold wrap-anywhere">{id}</h3>
        <p className="text-sm wrap-anywhere">{email}</p>
        <p className="text-sm text-soft">{formatDay(date)}</p>
      </div>
      <div className="grid flex-[1_1_10rem] gap-1">
        <p className="text-sm tabular-nums">{keynum || 'No key yet'}</p>
        <PayFlag pay={pay} />
      </div>
      <div className="ms-auto flex min-w-48 items-center justify-end gap-2">
        {pay === 'payed' ? (
          <MoreMenu
            label={`More for ${id}`}
            isBusy={isSending}
            items={[{ label: 'Send again', icon: Send, onSelect: send }]}
          />
        ) : (
          <Button
            variant="secondary"
            onClick={send}
            busy={isSending && 'Sending…'}
            aria-label={isSending ? undefined : `Send key of ${id}`}
          >
            <Send aria-hidden="true" className="size-5" />
            Send key
          </Button>
        )}
        <IconButton label={`Delete ${id}`} className="text-danger" onClick={() => !isBusy && onDelete()}>
          {isBusy ? <Spinner /> : <Trash aria-hidden="true" className="size-5" />}
        </IconButton>
      </div>
    </li>
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
      {isPaid ? 'Payed' : 'Not Payed'}
    </p>
  )
}
