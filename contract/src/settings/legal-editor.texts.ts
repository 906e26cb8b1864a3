/** The legal texts in the settings: their list and their editor. */
export const legalEditorTexts = {
  sinceHint: 'Shown above the text.',
  startFromDefault: 'Start from the default text',
  earlierVersions: 'Earlier versions',
  noVersions: 'No earlier versions',
  publish: 'Publish',
  publishing: 'Publishing…',
  title: 'Legal texts',
  hint: 'Publish each one separately. It applies from the day you choose.',
  ownText: 'Your own text',
  defaultText: 'Default text',
  edit: 'Edit',
  textHint:
    '## heading, - list, > quote, **bold**, `code`, [link](https://…). Leave empty to use the default text and its date.',
  inForceSince: (day: string) => `In force since ${day}`,
  editText: (title: string) => `Edit ${title}`,
} as const
