import { plural } from '../format/plural.ts'

/** The texts of the services as visitors see them: list and the screen of one service. */
export const serviceScreenTexts = {
  ask: 'Ask about this',
  views: (views: number) => plural(views, 'view'),
  service: 'Service',
  /** @param site the host that the link leads to */
  opening: (site: string, seconds: number) => `Opening ${site} in ${seconds} s`,
  stayHere: 'Stay here',
  /** @param site the host that the link leads to */
  open: (site: string) => `Open ${site}`,
  facts: 'Facts',
  audience: 'Audience',
  everyone: 'All',
  productId: 'Product ID',
  moreServices: 'More services',
  services: 'Services',
  allServices: 'All services',
  adultsOnly: 'Adults only',
  adultsOnlyTitle: 'This service is for adults only',
  adults: 'Adults',
} as const
