import { groupTitleTexts } from '@dlm/contract/site/group-titles.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { paths } from '../lib/paths.ts'

/** What two areas are called together, or the one that the owner shows. */
const together = (path: string, one: string, otherPath: string, other: string, both: string) =>
  !isOffered(otherPath) ? one : isOffered(path) ? both : other

/** The title of the screen above products and services. */
export const softwareTitle = (): string =>
  together(
    paths.viewProducts,
    groupTitleTexts.products,
    paths.services,
    groupTitleTexts.services,
    groupTitleTexts.productsAndServices,
  )

/** The title of the screen above events and success points. */
export const eventsTitle = (): string =>
  together(
    paths.viewEvents,
    groupTitleTexts.events,
    paths.viewSuccess,
    groupTitleTexts.success,
    groupTitleTexts.eventsAndSuccess,
  )
