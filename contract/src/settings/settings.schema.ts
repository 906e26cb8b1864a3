import * as z from 'zod'
import { areas, landingSections } from '../brand/areas.ts'
import { contactKinds } from '../brand/brand.ts'
import { dateFormats } from '../brand/conventions.ts'
import { type Brand, brandOf, defaultBrand } from '../brand/default-brand.ts'
import { fonts } from '../brand/fonts.ts'
import { screensWithIntro } from '../brand/screens-with-intro.ts'
import { Count, jsonText, Link, line, paragraphs } from '../common.schema.ts'
import { hasUnseen, plainLine } from '../format/plain-line.ts'
import { logoIdIn } from '../site/logo-path.ts'
import { hrefOfText, plainHref } from './contact-href.ts'
import { LegalNames } from './legal.schema.ts'

const isHref = (href: string) => /^(?:tel:\+?[\d-]{3,30}|mailto:[^\s<>"']{3,254})$/.test(href)

/** A contact link of the footer. Without an address it has the one that follows from its text. */
export const Contact = z
  .object({
    kind: z.enum(contactKinds),
    label: line(80, 'A contact needs text.'),
    href: z.string().max(2000).overwrite(plainHref).default(''),
  })
  .overwrite((contact) => {
    const { data } = Link.safeParse(contact.href)
    return { ...contact, href: contact.href === '' ? (hrefOfText(contact) ?? '') : data || contact.href }
  })
  .refine(({ href }) => (isHref(href) && !hasUnseen(href)) || Link.safeParse(href).data, {
    path: ['href'],
    error: 'A contact needs a link: tel:+123…, mailto:… or https://…',
    // Beside a text that is missing, too: all that is wrong is said at once.
    when: ({ value }) => typeof (value as { href?: unknown } | null)?.href === 'string',
  })

/** Contacts that fit the footer. */
const maxContacts = 12
const Contacts = z.array(Contact).max(maxContacts, `You can add up to ${maxContacts} contacts.`)

const Hidden = z.array(z.enum(areas)).max(areas.length)

const Landing = z
  .array(z.enum(landingSections))
  .refine(
    (names) => new Set(names).size === names.length,
    'Each section can appear on the landing only once.',
  )

const year = z
  .string()
  .overwrite(plainLine)
  .regex(/^(?:\d{4})?$/, 'Enter a year of four digits.')

const introTitles: Readonly<Record<(typeof screensWithIntro)[number], string>> = {
  news: 'Below “News”',
  software: 'Below “Products and services”',
  products: 'Below “Products”',
  services: 'Below “Services”',
  events: 'Below “Events and success”',
  allEvents: 'Below “All events”',
  successes: 'Below “Success”',
  media: 'Below “Media”',
  albums: 'Below “Albums”',
  videos: 'Below “Videos”',
  audio: 'Below “Audio”',
}
type IntroName = `${(typeof screensWithIntro)[number]}Intro`
const intros = Object.fromEntries(
  screensWithIntro.map((screen) => [`${screen}Intro`, line(200).meta({ title: introTitles[screen] })]),
) as Record<IntroName, z.ZodString>

/** What is said of a time zone that is none. */
export const notATimeZone = 'Choose a time zone from the list, such as Europe/Lisbon.'

/** What the owner sets, each with its label; the names are those of the brand (DESIGN §11). */
const values = {
  product: line(40, 'Enter the name of the portal.').meta({ title: 'Portal name' }),
  company: line(80, 'Enter the name of the studio.').meta({ title: 'Studio name' }),
  line: line(120, 'Enter a tagline.').meta({ title: 'Tagline' }),
  intro: paragraphs(600).meta({ title: 'About the portal' }),
  about: paragraphs(600).meta({ title: 'About the studio' }),
  description: line(200).meta({ title: 'Description for search engines' }),
  address: line(160).meta({ title: 'Postal address' }),
  supportEmail: z
    .string()
    .overwrite(plainLine)
    .pipe(z.email('This isn’t an e-mail address.').max(254))
    .meta({ title: 'Support e-mail' }),
  mailDomain: z
    .string()
    .overwrite(plainLine)
    .max(253)
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Enter a domain such as studio.example.')
    .meta({ title: 'Domain for admin addresses' }),
  version: line(20).meta({ title: 'Version label' }),
  decorationYear: year.meta({ title: 'Decoration year' }),
  copyrightYear: year.meta({ title: 'Copyright year' }),
  colour: z
    .string()
    .overwrite(plainLine)
    .toLowerCase()
    .regex(/^(?:#[0-9a-f]{6})?$/, 'Enter a colour as # and six digits, 0 to 9 or a to f.')
    .meta({ title: 'Colour' }),
  font: z.enum(fonts).meta({ title: 'Fonts' }),
  logo: z
    .string()
    .refine((path) => path === '' || logoIdIn(path) !== null, 'This isn’t a logo of this portal.')
    .meta({ title: 'Logo' }),
  timeZone: z
    .string()
    .overwrite(plainLine)
    .max(60)
    .regex(/^[A-Za-z][A-Za-z\d]*(?:[/_+-][A-Za-z\d]+)*$/, notATimeZone)
    .meta({ title: 'Time zone' }),
  dateFormat: z.enum(dateFormats).meta({ title: 'Date format' }),
  ...intros,
}

/** The settings as the API has them, and as they are stored. */
export const Settings = z.object({ ...values, contacts: Contacts, hidden: Hidden, landing: Landing })
export type Settings = z.infer<typeof Settings>

/** The form of the settings: its lists are JSON text. */
export const SettingsForm = z.object({
  ...values,
  contacts: jsonText(Contacts, 10_000).meta({ title: 'Contacts' }),
  hidden: jsonText(Hidden, 1000).meta({ title: 'Hidden areas' }),
  landing: jsonText(Landing, 1000).meta({ title: 'Landing sections' }),
})

/** Settings as their form has them. */
export function settingsForm(settings: Brand | Settings): z.input<typeof SettingsForm> {
  const { contacts, hidden, landing, ...texts } = settings
  const lists = { contacts: JSON.stringify(contacts), hidden: JSON.stringify(hidden) }
  return { ...texts, ...lists, landing: JSON.stringify(landing) }
}

/** Bytes that the file of a logo may have. */
export const logoMaxBytes = 5_000_000
/** The file of a logo as a data address. */
export const LogoDataUrl = z
  .string()
  .max(7_000_000, 'A logo can have up to 5 MB.')
  .regex(
    /^data:image\/(?:svg\+xml|png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/,
    'Use an SVG, PNG, JPEG or WebP image.',
  )

/** The contrast of white text on a colour, as WCAG counts it, and the next colour on which it can be read. */
export const ColourCheck = z.object({ contrast: z.number(), passes: z.boolean(), nearest: z.string() })
export type ColourCheck = z.infer<typeof ColourCheck>

/** What an owner set otherwise than a fresh portal has it; `legal` names the legal texts that are the owner's own. */
export const ChangedSettings = Settings.partial().extend({ legal: LegalNames.optional() })
export type ChangedSettings = z.infer<typeof ChangedSettings>

/**
 * The settings that are not the defaults. A text that is the shipped one, with the names of now or of before, is no change: it
 * follows the names.
 * @param former names before this change
 */
export function changedSettings(
  settings: Settings,
  former: Settings | Brand = defaultBrand,
): ChangedSettings {
  const shipped = [defaultBrand, brandOf(former), brandOf(settings)].map(
    (brand) => new Map(Object.entries(brand)),
  )
  const isShipped = (name: string, value: unknown) => {
    const brands = name === 'product' || name === 'company' ? shipped.slice(0, 1) : shipped
    return brands.some((texts) => JSON.stringify(texts.get(name)) === JSON.stringify(value))
  }
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isShipped(name, value)))
}

/** A former state of the settings: what held until an admin (`by`) changed it (`at`, ms). */
export const SettingsVersion = z.object({
  revision: Count,
  at: z.number().int(),
  by: z.string(),
  fields: Settings,
})
export type SettingsVersion = z.infer<typeof SettingsVersion>

/** How many former states are shown. */
export const settingsVersionsShown = 20
