const supportEmail = 'support@dlm.test'

/**
 * The brand: every name, address and year that belongs to the company and not to the product's behaviour, in this file
 * only (DESIGN §7). All values are fictional; `.test` names and 555 numbers reach nobody.
 */
export const brand = {
  product: 'DLM',
  company: 'DLM Studio',
  line: 'Media, software and services from one small studio.',
  intro:
    'DLM is home to our photo, video and audio albums, to the software we build and to the services we offer. Look around, listen, download what you like, and tell us how we did.',
  /** The contact links of the footer (SPEC §2). */
  contacts: {
    phone: { label: '+1 555 010 0142', href: 'tel:+15550100142' },
    email: { label: supportEmail, href: `mailto:${supportEmail}` },
    map: { label: '12 Harbour Lane', href: 'https://www.openstreetmap.org/#map=15/51.4779/-0.0015' },
    source: { label: 'Source code', href: 'https://github.com/dlm-studio/dlm-portal' },
  },
  /** Admins write to members as `<user name>@<this>` (SPEC §2 "Sending As"). */
  mailDomain: 'dlm.test',
  /** What the interface shows as its version (SPEC §1). */
  version: 'v1.0',
  /** Year of the decorative New Year background (SPEC §1). */
  decorationYear: 2025,
  /** SPEC §9. */
  copyrightYear: 2024,
} as const
