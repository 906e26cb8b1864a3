/** The texts of the screens that a program opens for its key, around what they show. */
export const sonataScreenTexts = {
  sonata: 'Sonata',
  title: 'Sonata activation',
  intro: 'Your program, its payment and its activation key.',
  ownKeys: 'Your keys',
  askQuestion: 'Ask a question',
  /** After the sentence that a request is not complete. */
  earlierRequests: 'Earlier requests are under Your keys.',
  keyCheck: 'Key check',
} as const
