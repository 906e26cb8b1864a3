import { brand } from '@dlm/contract/brand'

interface Burst {
  x: number
  y: number
  /** Length of a ray. */
  r: number
  rays: number
  second?: boolean
}

const bursts: Burst[] = [
  { x: 150, y: 150, r: 110, rays: 16 },
  { x: 1040, y: 140, r: 140, rays: 18, second: true },
  { x: 1110, y: 440, r: 80, rays: 14 },
  { x: 90, y: 480, r: 70, rays: 12, second: true },
]

/** The decorative New Year background of the landing screens (SPEC §1): behind everything, faint, still under reduced motion. */
export function NewYear() {
  return (
    <div className="new-year pointer-events-none absolute inset-x-0 top-0 -z-10 h-[min(100dvh,760px)] overflow-hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 640"
        preserveAspectRatio="xMidYMid slice"
        className="size-full"
      >
        {bursts.map((burst) => (
          <g key={burst.x} className={burst.second ? 'burst burst-second' : 'burst'}>
            {Array.from({ length: burst.rays }, (_, at) => ray(burst, (at * 2 * Math.PI) / burst.rays))}
          </g>
        ))}
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 340"
        className="absolute inset-x-0 bottom-0 mx-auto w-full max-w-page"
      >
        <text x="600" y="320" textAnchor="middle" className="new-year-figure">
          {brand.decorationYear}
        </text>
      </svg>
    </div>
  )
}

function ray({ x, y, r }: Burst, angle: number) {
  const from = r * 0.35
  const point = (length: number) => ({ x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length })
  const [start, end] = [point(from), point(r)]
  return (
    <g key={angle}>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <circle cx={end.x} cy={end.y} r="3.5" />
    </g>
  )
}
