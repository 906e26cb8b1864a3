import { brand, type Contact } from '@dlm/contract/brand/brand'
import Code from 'lucide-react/icons/code-xml'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'

/** Of a place where the studio shows itself, the label says which it is. */
const icons = { phone: Phone, email: Mail, map: MapPin, source: Code, social: null } as const

/** The links of the studio's contacts, in the brand's order. @param kinds leaves out the others */
export function ContactLinks({
  kinds,
  className,
}: {
  kinds?: readonly Contact['kind'][]
  className: string
}) {
  return brand.contacts
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map(({ kind, href, label }) => {
      const Icon = icons[kind]
      return (
        <a key={href} href={href} className={className} {...external(href)}>
          {Icon && <Icon aria-hidden="true" className="size-5" />}
          {label}
        </a>
      )
    })
}

function external(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
}
