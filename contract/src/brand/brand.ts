const supportEmail = 'support@dlm.test'

/** A way to reach the studio, or a place where it shows itself; the kind decides the icon. */
export interface Contact {
  kind: 'phone' | 'email' | 'map' | 'source' | 'social'
  label: string
  href: string
}

/**
 * The brand: what belongs to this studio and not to the product's behaviour stands in this folder and nowhere else
 * (DESIGN §7): names, contacts and years here, prose beside, colours in `colours.ts`, the logo in `icon.ts`, legal
 * texts in `legal/`. All values are fictional; `.test` names and 555 numbers reach nobody.
 */
export const brand = {
  product: 'DLM',
  company: 'DLM Studio',
  line: 'Media, software and services from one small studio.',
  address: '12 Harbour Lane',
  supportEmail,
  /** Admins write to members as `<user name>@<this>` (SPEC §2 "Sending As"). */
  mailDomain: 'dlm.test',
  /** What the interface shows as its version (SPEC §1). */
  version: 'v1.0',
  /** Year of the decorative New Year background (SPEC §1). */
  decorationYear: 2025,
  /** SPEC §9. */
  copyrightYear: 2024,
} as const

/** The contact links of the footer (SPEC §2), in this order. */
export const contacts: readonly Contact[] = [
  { kind: 'phone', label: '+1 555 010 0142', href: 'tel:+15550100142' },
  { kind: 'email', label: supportEmail, href: `mailto:${supportEmail}` },
  { kind: 'map', label: brand.address, href: 'https://www.openstreetmap.org/#map=15/51.4779/-0.0015' },
  { kind: 'source', label: 'Source code', href: 'https://github.com/dlm-studio/dlm-portal' },
]
