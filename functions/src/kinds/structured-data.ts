import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { paths } from '@dlm/contract/site/paths'
import { type FileAddresses, pictureUrl, type StoredPicture } from '../platform/storage.ts'

/** A thing as schema.org describes it (JSON-LD); what is undefined is left out. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

/** Where a thing's address and files are. */
export interface Site {
  /** The portal's own, e.g. `https://portal.example`. */
  origin: string
  files: FileAddresses
}

/** Describes a thing whose address below the portal's origin is `path`. */
export type Describe = (site: Site, path: string) => StructuredData

/** The studio, as who publishes or organizes. */
export const studio = ({ origin }: Site): StructuredData => ({
  '@type': 'Organization',
  name: brand.company,
  url: origin + paths.landing,
  logo: `${origin}${brand.logo}/icon-512.png`,
})

/** The address of a picture. */
export const image = ({ files }: Site, picture: StoredPicture) => pictureUrl(files, picture)
/** A moment in ISO 8601. @param ms */
export const instant = (ms: number) => new Date(ms).toISOString()

/** A length in seconds as ISO 8601 has it. */
export const duration = (seconds: number | null) =>
  seconds === null ? undefined : `PT${Math.round(seconds)}S`

export const describeStudio: Describe = (site) => ({
  ...studio(site),
  description: prose.intro,
  email: brand.supportEmail,
  address: brand.address,
})
