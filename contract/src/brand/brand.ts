import type { Area, LandingSection } from './areas.ts'

const supportEmail = 'support@dlm.test'
const address = '12 Harbour Lane'

/** What a contact is, which decides its icon. */
export const contactKinds = ['phone', 'email', 'map', 'source', 'social'] as const

/** A way to reach the studio, or a place where it shows itself. */
export interface Contact {
  kind: (typeof contactKinds)[number]
  label: string
  href: string
}

/** What belongs to this studio and not to the product's behaviour. An owner edits it in the browser (DESIGN §11). */
export interface Names {
  product: string
  company: string
  line: string
  address: string
  supportEmail: string
  /** Admins write to members as `<user name>@<this>` (SPEC §2 "Sending As"). */
  mailDomain: string
  /** What the interface shows as its version (SPEC §1). */
  version: string
  /** Year of the decorative New Year background (SPEC §1); empty where there is no decoration. */
  decorationYear: string
  /** SPEC §9. */
  copyrightYear: string
  /** The accent of both themes, `#rrggbb`; empty for the shipped one. */
  colour: string
  /** What the addresses of the owner's logo begin with (`site/logo-path.ts`); empty for the shipped one. */
  logo: string
  /** The contact links of the footer (SPEC §2), in this order. */
  contacts: readonly Contact[]
  /** Areas that are not shown; their content remains. */
  hidden: readonly Area[]
  /** What the landing shows below its stage, in this order. */
  landing: readonly LandingSection[]
}

/** Those of a fresh portal. All values are fictional; `.test` names and 555 numbers are reserved. */
export const defaultNames: Names = {
  product: 'DLM',
  company: 'DLM Studio',
  line: 'Media, software and services from one small studio.',
  address,
  supportEmail,
  mailDomain: 'dlm.test',
  version: 'v1.0',
  decorationYear: '2025',
  copyrightYear: '2024',
  colour: '',
  logo: '',
  contacts: [
    { kind: 'phone', label: '+1 555 010 0142', href: 'tel:+15550100142' },
    { kind: 'email', label: supportEmail, href: `mailto:${supportEmail}` },
    { kind: 'map', label: address, href: 'https://www.openstreetmap.org/#map=15/51.4779/-0.0015' },
    { kind: 'source', label: 'Source code', href: 'https://github.com/dlm-studio/dlm-portal' },
  ],
  hidden: [],
  landing: ['videos', 'audio', 'ratings', 'news', 'events', 'products'],
}

type Settings = Readonly<Record<string, unknown>>

const live: { part: object; defaults(names: Names): object }[] = []
let applied: Settings = {}

/**
 * A part of the brand as it is now: the defaults until `applySettings`. Read it where it is shown and not while a module is
 * loaded, when the settings are not known yet.
 * @param defaults get the names as they are now, which texts may have in them
 */
export function livePart<Part extends object>(defaults: (names: Names) => Part): Readonly<Part> {
  const part = { ...defaults({ ...defaultNames, ...applied }), ...applied }
  live.push({ part, defaults })
  return part
}

/** The brand as it is now. Its longer texts are apart (`prose.ts`), since few screens show them. */
export const brand: Readonly<Names> = livePart(() => defaultNames)

/** Puts what the owner set in place of the defaults, and the defaults where nothing is set. */
export function applySettings(settings: Settings): void {
  applied = settings
  const names = { ...defaultNames, ...settings }
  for (const { part, defaults } of live) Object.assign(part, defaults(names), settings)
}
