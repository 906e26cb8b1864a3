import { confirmation, success } from '../dialog-text.ts'

/** The dialogs of products and services (SPEC §8). */
export const catalogueTexts = {
  /** Own: asked before a service above the age limit opens. `no` is the safe answer. */
  adultsOnly: {
    ...confirmation('Adults only', 'This service is for adults. Are you 18 or older?'),
    yes: 'secondary',
  },
  productRecorded: success('Product Recorded.', 'The product is in the list.'),
  productDeleted: success('Product Deleted', 'The product is no longer in the list.'),
  serviceRecorded: success('Service Recorded.', 'The service is in the list.'),
  serviceDeleted: success('Service Deleted', 'The service is no longer in the list.'),
} as const
