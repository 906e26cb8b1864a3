/** The texts of the versions of a piece of a room. */
export const versionTexts = {
  /** The heading over the pieces that have several. */
  title: 'Newer versions',
  /** A link to them beside each other. */
  compare: (name: string, count: number) => `Compare the ${count} versions of ${name}`,
  newest: (number: number) => `Version ${number} is the newest`,
  comparing: (name: string) => `Versions of ${name}`,
  version: (number: number) => `Version ${number}`,
  /** In a list of versions. */
  newestOf: (number: number) => `Version ${number}, the newest`,
  onTheLeft: 'On the left',
  onTheRight: 'On the right',
  together: 'Play together',
  noComments: 'No comments on this version.',
  close: 'Close the versions',
} as const
