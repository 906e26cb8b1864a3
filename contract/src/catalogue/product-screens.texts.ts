/** The texts of the products as visitors see them: list, tiles and the screen of one product. */
export const productScreenTexts = {
  purchase: 'Purchase',
  free: 'Free',
  tags: 'Tags',
  download: 'Download',
  product: 'Product',
  productId: 'Product ID',
  runsOn: 'Runs on',
  size: 'Size',
  version: 'Version',
  software: 'Software',
  newAndUpdated: 'New and updated',
  products: 'Products',
  moreProducts: 'More products',
  allProducts: 'All products',
  services: 'Services',
  viewProducts: 'View Products',
} as const
