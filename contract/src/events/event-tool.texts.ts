/** The texts of Add Events, the dashboard’s tool, and of its form. */
export const eventToolTexts = {
  editTitle: 'Edit event',
  addTitle: 'Add New',
  cover: 'Cover',
  submit: 'Submit',
  event: 'Event',
  upcomingFirst: 'Upcoming first',
} as const
