import { brand } from '@dlm/contract/brand'
import Code from 'lucide-react/icons/code-xml'
import Cookie from 'lucide-react/icons/cookie'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Shield from 'lucide-react/icons/shield'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const linkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 -mx-2 text-soft hover:text-ink hover:underline underline-offset-4'

const { phone, email, map, source } = brand.contacts
const contacts = [
  { icon: Phone, ...phone },
  { icon: Mail, ...email },
  { icon: MapPin, ...map },
  { icon: Code, ...source },
] as const

/** On every screen (SPEC §2): legal links, theme switch, contacts, copyright and version. */
export function Footer() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto grid max-w-page gap-8 px-4 pt-10 pb-32 sm:grid-cols-[1fr_auto_auto] sm:gap-16 sm:px-6">
        <div className="grid content-start gap-4">
          <p className="flex items-center gap-3 font-heading text-h3 font-semibold">
            <Logo size={32} decorative />
            {brand.product}
          </p>
          <p className="max-w-[40ch] text-sm text-soft">{brand.line}</p>
          <ThemeSwitch />
        </div>
        <nav aria-label="Legal" className="grid content-start">
          <Link to={paths.terms} className={linkClass}>
            <Shield aria-hidden="true" className="size-5" />
            Terms &amp; conditions
          </Link>
          <Link to={paths.cookiePolicy} className={linkClass}>
            <Cookie aria-hidden="true" className="size-5" />
            Cookie policy
          </Link>
        </nav>
        <address className="grid content-start not-italic">
          {contacts.map(({ icon: Icon, href, label }) => (
            <a key={href} href={href} className={linkClass} {...external(href)}>
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </a>
          ))}
        </address>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-6 text-sm text-soft sm:col-span-3">
          <span>
            © {brand.copyrightYear} {brand.company}
          </span>
          <span className="tabular-nums">{brand.version}</span>
        </p>
      </div>
    </footer>
  )
}

function external(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
}
