import { brand } from '@dlm/contract/brand/brand'
import { classes } from '../ui/classes.ts'

/** Where each firework is, how wide it is, and how many rays it has. */
const bursts = [
  { place: 'top-[5%] start-[3%] w-[clamp(96px,17vw,230px)]', rays: 16, second: false },
  { place: 'top-[2%] end-[3%] w-[clamp(110px,20vw,280px)]', rays: 18, second: true },
  { place: 'bottom-[8%] end-[4%] w-[clamp(72px,12vw,170px)]', rays: 14, second: false },
  { place: 'bottom-[4%] start-[5%] w-[clamp(60px,10vw,140px)]', rays: 12, second: true },
] as const

/**
 * The fireworks behind the landing screens (SPEC §1), where there is a decoration: faint; they are animated once, and are
 * still under reduced motion. They fill the nearest positioned ancestor; the year is separate (`year-figure.tsx`).
 */
export function NewYear() {
  if (!brand.decorationYear) return null
  return (
    <div aria-hidden="true" className="new-year pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      {bursts.map(({ place, rays, second }) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="-50 -50 100 100"
          className={classes('burst absolute', place, second && 'burst-second')}
        >
          {Array.from({ length: rays }, (_, at) => ray((at * 2 * Math.PI) / rays))}
        </svg>
      ))}
    </div>
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
