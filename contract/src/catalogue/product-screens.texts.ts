/** The texts of the products as visitors see them: list, tiles and the screen of one product. */
export const productScreenTexts = {
  purchase: 'Purchase',
  version: 'Version',
  size: 'Size',
  runsOn: 'Runs on',
  productId: 'Product ID',
  facts: 'Facts',
  product: 'Product',
  download: 'Download',
  software: 'Software',
  newAndUpdated: 'New and updated',
  products: 'Products',
  allProducts: 'All products',
  moreProducts: 'More products',
  viewProducts: 'View Products',
  services: 'Services',
} as const
