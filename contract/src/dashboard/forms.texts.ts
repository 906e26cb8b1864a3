/** The forms that add and change content: fields, pictures, publication, preview and buttons. */
export const formTexts = {
  saving: 'Saving…',
  draftSaved: 'Draft saved',
  draftSavedHere: 'Draft saved in this browser only',
  save: 'Save',
  changedElsewhere: 'Changed elsewhere: see above',
  titlePlaceholder: 'Title',
  textPlaceholder: 'Your text appears here as visitors will see it.',
  close: 'Close',
  preview: 'Preview',
  insert: 'Insert media or product',
  chooseAnother: 'Choose another image',
  chooseImage: 'Choose, drop or paste an image',
  now: 'Now',
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  publication: 'Publication',
  unpublishHint: 'Only admins see it from the start of this day. Leave empty to keep it published.',
  /** @param what such as `12 photos` */
  selected: (what: string) => `${what} selected`,
  markdownHint: '## heading, - list, > quote, **bold**, `code`, [link](https://…)',
  uploaded: (name: string) => `“${name}” is uploaded.`,
  formats: (formats: string) => `${formats}.`,
  publishHint: (isPublished: boolean, zone: string) =>
    `${isPublished ? 'Already published.' : 'Only admins see it until then.'} Time zone: ${zone}.`,
} as const
