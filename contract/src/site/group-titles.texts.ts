/** What the screens above two lists are called, by what the owner shows. */
export const groupTitleTexts = {
  eventsAndSuccess: 'Events and success',
  success: 'Success',
  events: 'Events',
  productsAndServices: 'Products and services',
  services: 'Services',
  products: 'Products',
} as const
