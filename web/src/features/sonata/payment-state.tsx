import { keyScreensTexts } from '@dlm/contract/sonata/key-screens.texts'
import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Hourglass from 'lucide-react/icons/hourglass'
import { classes } from '../../ui/classes.ts'

const paidText = (date: SonataStatus['vdate']) =>
  date ? keyScreensTexts.paymentVerifiedOn(date) : keyScreensTexts.paymentVerified

/** Whether the payment was confirmed, in the documented words (SPEC §2); only the owner sees its day. */
export function PaymentState({ request: { pay, vdate } }: { request: SonataStatus }) {
  const isPaid = pay === 'payed'
  const Icon = isPaid ? BadgeCheck : Hourglass
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 font-semibold tabular-nums',
        isPaid ? 'text-success' : 'text-amber',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {isPaid ? paidText(vdate) : keyScreensTexts.paymentNotVerified}
    </span>
  )
}
