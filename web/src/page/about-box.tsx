import { prose } from '@dlm/contract/brand/prose'
import { exploreTexts } from '@dlm/contract/site/explore.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { ContactLinks } from '../shell/contact-links.tsx'
import { Logo } from '../shell/logo.tsx'
import { buttonClass } from '../ui/button.tsx'

const linkClass =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4'

/** Who is behind the portal, how to reach them, and where to read on. */
export function AboutBox() {
  return (
    <section aria-labelledby="brand.about" className="media-width pt-14">
      <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr] sm:gap-8 sm:p-8">
        <Logo size={64} decorative />
        <div className="grid gap-3">
          <h2 id="brand.about">{exploreTexts.about}</h2>
          <p className="max-w-[68ch] text-pretty text-soft">{prose.intro}</p>
          <p className="max-w-[68ch] text-pretty text-soft">{prose.about}</p>
          <p className="flex flex-wrap gap-x-6">
            <ContactLinks kinds={['phone', 'email']} className={linkClass} />
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            {isOffered(paths.newsArea) && (
              <Link to={paths.newsArea} className={buttonClass('primary')}>
                {exploreTexts.readNews}
              </Link>
            )}
            {isOffered(paths.rate) && (
              <Link to={paths.rate} className={buttonClass('secondary')}>
                {exploreTexts.rateUs}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
