/** The texts of the screens that a program opens for its key, around what they show. */
export const sonataScreenTexts = {
  askQuestion: 'Ask a question',
  ownKeys: 'Your keys',
  intro: 'Your program, its payment and its activation key.',
  title: 'Sonata activation',
  sonata: 'Sonata',
  keyCheck: 'Key check',
  /** After the sentence that a request is not complete. */
  earlierRequests: 'Earlier requests are under Your keys.',
} as const
