import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import { shieldAbove } from '@dlm/contract/constants'
import ShieldAlert from 'lucide-react/icons/shield-alert'

/** Marks a service whose age limit is above 18; nothing for all others (SPEC §5). */
export function ShieldBadge({ ageLimit }: { ageLimit: number }) {
  if (ageLimit <= shieldAbove) return null
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-1 font-semibold text-amber">
      <ShieldAlert aria-hidden="true" className="size-4" />
      {serviceScreenTexts.adults}
    </span>
  )
}
