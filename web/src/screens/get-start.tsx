import { waits } from '@dlm/contract/constants'
import { getStartTexts } from '@dlm/contract/site/get-start.texts'
import Hammer from 'lucide-react/icons/hammer'
import { Link, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCountdown } from '../lib/use-countdown.ts'
import { Title } from '../page/title.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

const total = waits.getStart / 1000

/** The seconds that are read out; every one of them would never let a screen reader finish. */
const spoken = [total, 10, 5]

/** Says that this part is in development, and leads home after 17 seconds or at once (SPEC §2). */
export default function GetStart() {
  const navigate = useNavigate()
  // Replaced, so that Back from home does not start the wait again.
  const secondsLeft = useCountdown(waits.getStart, true, () => navigate(paths.home, { replace: true }))
  const lastSpoken = Math.min(...spoken.filter((seconds) => seconds >= secondsLeft))
  return (
    <section className="mx-auto max-w-text px-4 sm:px-6 grid min-h-[min(78dvh,640px)] content-center justify-items-center gap-5 py-16 text-center">
      <Title>{getStartTexts.title}</Title>
      <span className="grid size-16 place-items-center rounded-full bg-accent-wash text-accent">
        <Hammer aria-hidden="true" className="size-7" />
      </span>
      <h1>{getStartTexts.heading}</h1>
      <p className="max-w-[46ch] text-balance text-soft">{getStartTexts.message}</p>
      <p role="timer" className="text-hero font-semibold tabular-nums">
        {secondsLeft}
        <span className="ps-1.5 text-lg font-normal text-soft">s</span>
      </p>
      <p role="status" className="sr-only">
        {getStartTexts.opensIn} {lastSpoken} {getStartTexts.seconds}
      </p>
      <div className="w-full max-w-80">
        <ProgressBar label={getStartTexts.timer} value={total - secondsLeft} max={total} />
      </div>
      <Link to={paths.home} replace className={buttonClass('primary', 'mt-2')}>
        {getStartTexts.goNow}
      </Link>
    </section>
  )
}
