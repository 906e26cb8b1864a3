/** The texts of Add Events, the dashboard’s tool, and of its form. */
export const eventToolTexts = {
  submit: 'Submit',
  cover: 'Cover',
  addTitle: 'Add New',
  editTitle: 'Edit event',
  upcomingFirst: 'Upcoming first',
  event: 'Event',
} as const
