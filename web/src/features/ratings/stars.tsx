import { stars } from '@dlm/contract/constants'
import { starTexts } from '@dlm/contract/ratings/stars.texts'
import Star from 'lucide-react/icons/star'
import { classes } from '../../ui/classes.ts'

const all = Array.from({ length: stars.max }, (_, at) => at)

/** A rating as stars, filled up to the given one. */
export function Stars({ given, label = starTexts.ofStars(given) }: { given: number; label?: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {all.map((at) => (
        <Star
          key={at}
          aria-hidden="true"
          className={classes('size-4', at < given ? 'fill-amber-fill text-amber-edge' : 'text-soft')}
        />
      ))}
    </span>
  )
}
