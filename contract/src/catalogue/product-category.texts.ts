/** What the badge of a product says. */
export const productCategoryTexts = {
  free: 'Free',
  purchase: 'Purchase',
} as const
