import { plural } from '../format/plural.ts'

/** The texts of the services as visitors see them: list and the screen of one service. */
export const serviceScreenTexts = {
  ask: 'Ask a question',
  views: (views: number) => plural(views, 'view'),
  service: 'Service',
  /** @param site the host that the link leads to */
  opening: (site: string, seconds: number) => `Opening ${site} in ${seconds} s`,
  stayHere: 'Stay here',
  openNow: 'Open now',
  services: 'Services',
  allServices: 'All services',
  adultsOnly: 'Adults only',
  adultsOnlyTitle: 'This service is for adults only',
  adults: 'Adults',
} as const
