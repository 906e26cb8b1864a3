import { success } from '../dialog-text.ts'

/** The entries that come first in the list of their kind. */
export const featuredTexts = {
  label: 'Featured',
  feature: 'Feature at the top',
  stop: 'Stop featuring',
  hint: 'Comes first in its list and on the landing page. A list can have three.',
  isFeatured: 'Comes first in its list and on the landing page.',
  featured: success('Featured', 'It comes first in its list.'),
  stopped: success('No Longer Featured', 'It’s back at its place in the list.'),
} as const
