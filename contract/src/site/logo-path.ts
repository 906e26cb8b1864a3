import { shareFile } from '../brand/icon.ts'

/** The pictures that are made of an owner's logo, by the names that the shipped ones have in the site's root. */
export const logoFiles = [
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  shareFile,
] as const
export type LogoFile = (typeof logoFiles)[number]

/** What the addresses of an owner's logo begin with; those of the shipped one begin with nothing. @param id of `logos/{id}` */
export const logoPath = (id: string): string => `/logo/${id}`

const address = new RegExp(`^${logoPath('([A-Za-z0-9_-]{20,40})')}(?:/([a-z0-9.-]+))?$`)

/** The id of the logo of a path; null for another path. */
export const logoIdIn = (path: string): string | null => address.exec(path)?.[1] ?? null

/** The logo and the picture of it that an address names; null for another address. */
export function logoFileIn(path: string): { id: string; file: LogoFile } | null {
  const [, id, name] = address.exec(path) ?? []
  const file = logoFiles.find((known) => known === name)
  return id === undefined || file === undefined ? null : { id, file }
}
