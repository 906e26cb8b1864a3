/** The texts of Add News, the dashboard’s tool, and of its forms. */
export const newsToolTexts = {
  editTitle: 'Edit article',
  addTitle: 'Add New',
  cover: 'Cover',
  submit: 'Submit',
  publish: 'Publish',
  publishHint: 'Published articles keep their date unless you choose a future time or a draft.',
  news: 'News',
  copying: 'Copying…',
  copyPreviewLink: 'Copy preview link',
  previewHint: 'Opens the article as last saved, without an account, for seven days.',
  previewLink: 'Preview link',
  /** Where the browser forbids the clipboard. @param day until which the link is good, as people write it */
  copyByHand: (day: string) => `We couldn’t copy the link. Copy it from this field; it works until ${day}.`,
} as const
