import { success } from '../dialog-text.ts'

/** The client rooms on the account page. */
export const myRoomsTexts = {
  title: 'My rooms',
  ended: 'This link has ended',
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => success('Room removed', `${title} isn’t in your list any longer.`),
} as const
