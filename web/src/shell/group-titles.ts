import { isOffered } from '@dlm/contract/site/offered'
import { paths } from '../lib/paths.ts'

/** What two areas are called together, or the one that the owner shows. */
const together = (path: string, one: string, otherPath: string, other: string, both: string) =>
  !isOffered(otherPath) ? one : isOffered(path) ? both : other

/** The title of the screen above products and services. */
export const softwareTitle = (): string =>
  together(paths.viewProducts, 'Products', paths.services, 'Services', 'Products and services')

/** The title of the screen above events and success points. */
export const eventsTitle = (): string =>
  together(paths.viewEvents, 'Events', paths.viewSuccess, 'Success', 'Events and success')
