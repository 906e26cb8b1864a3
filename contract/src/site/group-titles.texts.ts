/** What the screens above two lists are called, by what the owner shows. */
export const groupTitleTexts = {
  products: 'Products',
  services: 'Services',
  productsAndServices: 'Products and services',
  events: 'Events',
  success: 'Success',
  eventsAndSuccess: 'Events and success',
} as const
