/** The texts of the tool Sonata Logs. */
export const sonataToolTexts = {
  list: {
    one: 'request',
    many: 'requests',
    all: 'key requests',
    hint: 'Requests from the program appear here.',
  },
  heading: 'All Requests.',
  transaction: 'Transaction',
  key: 'Key',
  noKey: 'No key yet',
  /** @param seconds in which it can be undone */
  sendingIn: (email: string, seconds: number) => `Sending the key to ${email} in ${seconds} s`,
  moreActions: (id: string) => `More actions for ${id}`,
  sendAgain: 'Send again',
  sending: 'Sending…',
  sendKeyOf: (id: string) => `Send key of ${id}`,
  undo: 'Undo',
  sendKey: 'Send key',
  sendNow: 'Send now',
  deleteRequest: (id: string) => `Delete ${id}`,
  paid: 'Payed',
  notPaid: 'Not Payed',
} as const
