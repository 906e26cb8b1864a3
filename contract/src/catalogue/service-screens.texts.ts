import { plural } from '../format/plural.ts'
/** The texts of the services as visitors see them: list and the screen of one service. */
export const serviceScreenTexts = {
  openNow: 'Open now',
  stayHere: 'Stay here',
  ask: 'Ask a question',
  service: 'Service',
  services: 'Services',
  adultsOnlyTitle: 'This service is for adults only',
  adultsOnly: 'Adults only',
  allServices: 'All services',
  adults: 'Adults',
  views: (views: number) => plural(views, 'view'),
  /** @param site the host that the link leads to */
  opening: (site: string, seconds: number) => `Opening ${site} in ${seconds} s`,
} as const
