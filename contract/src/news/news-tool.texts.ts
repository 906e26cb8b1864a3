/** The texts of Add News, the dashboard’s tool, and of its forms. */
export const newsToolTexts = {
  publishHint: 'Published articles keep their date unless you choose a future time or a draft.',
  publish: 'Publish',
  submit: 'Submit',
  cover: 'Cover',
  addTitle: 'Add New',
  editTitle: 'Edit article',
  news: 'News',
  previewLink: 'Preview link',
  previewHint: 'Opens the article as last saved, without an account, for seven days.',
  copyPreviewLink: 'Copy preview link',
  copying: 'Copying…',
  /** Where the browser forbids the clipboard. @param day until which the link is good, as people write it */
  copyByHand: (day: string) => `We couldn’t copy the link. Copy it from this field; it works until ${day}.`,
} as const
