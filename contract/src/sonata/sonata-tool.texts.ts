/** The texts of the tool Sonata Logs. */
export const sonataToolTexts = {
  heading: 'All Requests.',
  noKey: 'No key yet',
  sendAgain: 'Send again',
  sending: 'Sending…',
  undo: 'Undo',
  sendKey: 'Send key',
  sendNow: 'Send now',
  paid: 'Payed',
  notPaid: 'Not Payed',
  list: {
    one: 'request',
    many: 'requests',
    all: 'key requests',
    hint: 'Requests from the program appear here.',
  },
  /** @param seconds in which it can be undone */
  sendingIn: (email: string, seconds: number) => `Sending the key to ${email} in ${seconds} s`,
  sendKeyOf: (id: string) => `Send key of ${id}`,
  moreActions: (id: string) => `More actions for ${id}`,
  deleteRequest: (id: string) => `Delete ${id}`,
} as const
