import { plural } from '../format/plural.ts'

/** What the mails and notifications about a client room say. */
export const roomMailTexts = {
  /** Of a notification of the studio. */
  title: 'Client room',
  submitted: (client: string, room: string) => `${client} submitted a choice in “${room}”.`,
  clientSubject: (room: string) => `Your choice in “${room}”`,
  studioSubject: (client: string, room: string) => `${client} chose photos in “${room}”`,
  forClient: (room: string) =>
    `The studio has received what you chose in “${room}”. To change something, ask the studio to open it again.`,
  forStudio: (client: string, room: string) => `${client} submitted what they chose in “${room}”.`,
  /** @param limit 0 for any number */
  list: (title: string, chosen: number, limit: number) =>
    limit === 0 ? `${title}: ${plural(chosen, 'photo')}` : `${title}: ${chosen} of ${limit}`,
  more: (count: number) => `… and ${count} more`,
} as const
