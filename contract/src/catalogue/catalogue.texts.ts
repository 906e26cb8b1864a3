import { confirmation, success } from '../dialog-text.ts'

/** The dialogs of products and services (SPEC §8). */
export const catalogueTexts = {
  /** Own: asked before a service above the age limit opens. `no` is the safe answer. */
  adultsOnly: {
    ...confirmation('Adults Only', 'This service is for adults only. Are you 18 or older?'),
    yes: 'secondary',
  },
  productRecorded: success('Product Recorded.', 'The product is in the list.'),
  productDeleted: success('Product Deleted', 'The product is removed from the list.'),
  serviceRecorded: success('Service Recorded.', 'The service is in the list.'),
  serviceDeleted: success('Service Deleted', 'The service is removed from the list.'),
} as const
