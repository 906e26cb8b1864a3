/** The saved replies of the forms that answer questions. */
export const savedRepliesTexts = {
  insert: 'Insert a saved reply',
  choose: 'Choose one',
  title: 'Saved replies',
  replyMissing: 'Type your reply above first, then save it here.',
  nameHint: 'Saves the reply above. A saved reply with the same name is replaced.',
  saving: 'Saving…',
  save: 'Save reply',
  deleted: 'deleted.',
  undo: 'Undo',
  delete: (name: string) => `Delete the saved reply ${name}`,
} as const
