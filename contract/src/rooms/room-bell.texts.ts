/** What the bell says of a client room. It has no name of a client: that is gone with the client’s link. */
export const roomBellTexts = {
  title: 'New comments in a client room',
  text: (room: string) => `A client has commented or decided something in “${room}”.`,
} as const
