import { brand } from '@dlm/contract/brand/brand'
import { classes } from '../ui/classes.ts'

/** Where each firework is around the year, how large it is, and how many rays it has. */
const bursts = [
  { place: 'translate(70 70) scale(1.1)', rays: 16, second: false },
  { place: 'translate(650 62) scale(1.2)', rays: 18, second: true },
  { place: 'translate(560 168) scale(.6)', rays: 14, second: false },
  { place: 'translate(150 170) scale(.55)', rays: 12, second: true },
] as const

/**
 * The New Year of the landing screens (SPEC §1), where there is a decoration: the year in thin lines at the lower edge of a hero,
 * and fireworks around it, which are animated once and are still under reduced motion. It has a space of its own, so that no
 * text covers it.
 */
export function NewYear({ className }: { className?: string }) {
  if (!brand.decorationYear) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 220"
      className={classes('new-year pointer-events-none block', className)}
    >
      <text x="360" y="165" textAnchor="middle">
        {brand.decorationYear}
      </text>
      {bursts.map(({ place, rays, second }) => (
        <g key={place} transform={place}>
          <g className={classes('burst', second && 'burst-second')}>
            {Array.from({ length: rays }, (_, at) => ray((at * 2 * Math.PI) / rays))}
          </g>
        </g>
      ))}
    </svg>
  )
}

/** One ray of a firework around the origin, with a spark at its end. */
function ray(angle: number) {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return (
    <g key={angle}>
      <line x1={x * 16} y1={y * 16} x2={x * 46} y2={y * 46} />
      <circle cx={x * 46} cy={y * 46} r="1.8" />
    </g>
  )
}
