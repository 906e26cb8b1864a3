import { brand } from '@dlm/contract/brand'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from './logo.tsx'

const { phone, email } = brand.contacts
const linkClass = 'font-semibold text-accent underline underline-offset-4'

/** Who is behind the portal, how to reach them, and where to read on. */
export function AboutBox() {
  return (
    <section aria-labelledby="about" className="mx-auto max-w-page px-4 pt-14 sm:px-6">
      <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr] sm:gap-8 sm:p-8">
        <Logo size={64} decorative />
        <div className="grid gap-3">
          <h2 id="about">About {brand.product}</h2>
          <p className="max-w-[68ch] text-pretty text-soft">{brand.intro}</p>
          <p className="max-w-[68ch] text-pretty text-soft">
            Behind it is {brand.company}: a handful of people by the harbour, who answer the telephone at{' '}
            <a href={phone.href} className={linkClass}>
              {phone.label}
            </a>{' '}
            and every letter to{' '}
            <a href={email.href} className={linkClass}>
              {email.label}
            </a>
            .
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Link to={paths.newsArea} className={buttonClass('primary')}>
              Read the news
            </Link>
            <Link to={paths.rate} className={buttonClass('secondary')}>
              Give us stars
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
