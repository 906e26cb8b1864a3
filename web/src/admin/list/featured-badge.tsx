import { featuredTexts } from '@dlm/contract/dashboard/featured.texts'
import Pin from 'lucide-react/icons/pin'

/** Says why an entry comes first. */
export function FeaturedBadge() {
  return (
    <p className="inline-flex items-center gap-1 justify-self-start text-sm text-soft">
      <Pin aria-hidden="true" className="size-3.5 shrink-0" />
      {featuredTexts.label}
    </p>
  )
}
