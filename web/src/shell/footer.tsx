import { brand } from '@dlm/contract/brand/brand'
import { shellTexts } from '@dlm/contract/site/shell.texts'
import Cookie from 'lucide-react/icons/cookie'
import Shield from 'lucide-react/icons/shield'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { ContactLinks } from './contact-links.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const linkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 -mx-2 text-soft hover:text-ink hover:underline underline-offset-4'

/** On every screen (SPEC §2): legal links, theme switch, contacts, copyright and version. @param isShort in lines, as below the dashboard */
export function Footer({ isShort = false }: { isShort?: boolean }) {
  const legal = (
    <>
      <Link to={paths.terms} className={linkClass}>
        <Shield aria-hidden="true" className="size-5" />
        {shellTexts.terms}
      </Link>
      <Link to={paths.cookiePolicy} className={linkClass}>
        <Cookie aria-hidden="true" className="size-5" />
        {shellTexts.cookiePolicy}
      </Link>
    </>
  )
  const copyright = (
    <span>
      © {brand.copyrightYear} {brand.company}
    </span>
  )
  const version = <span className="tabular-nums">{brand.version}</span>
  if (isShort)
    return (
      <footer className="mt-10 border-t border-line">
        <div className="media-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-sm text-soft">
          <p className="me-auto flex gap-x-3">
            {copyright}
            {version}
          </p>
          <nav aria-label={shellTexts.legal} className="flex flex-wrap gap-x-6">
            {legal}
          </nav>
          <address className="flex flex-wrap gap-x-6 not-italic">
            <ContactLinks className={linkClass} />
          </address>
          <ThemeSwitch />
        </div>
      </footer>
    )
  return (
    <footer className="mt-20 border-t border-line">
      <div className="media-width grid gap-8 pt-10 pb-32 lg:pb-10 sm:grid-cols-[1fr_auto_auto] sm:gap-16">
        <div className="grid content-start gap-4">
          <p className="flex items-center gap-3 font-heading text-h3 font-semibold">
            <Logo size={32} decorative />
            {brand.product}
          </p>
          <p className="max-w-[40ch] text-sm text-soft">{brand.line}</p>
          <ThemeSwitch />
        </div>
        <nav aria-label={shellTexts.legal} className="grid content-start">
          {legal}
        </nav>
        <address className="grid content-start not-italic">
          <ContactLinks className={linkClass} />
        </address>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-6 text-sm text-soft sm:col-span-3">
          {copyright}
          {version}
        </p>
      </div>
    </footer>
  )
}
