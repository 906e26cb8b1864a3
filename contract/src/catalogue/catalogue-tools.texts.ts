/** The texts of Add Products and Add Services, tools of the dashboard, and of their forms. */
export const catalogueToolTexts = {
  editProduct: 'Edit product',
  addTitle: 'Add New',
  cover: 'Cover',
  submit: 'Submit',
  newId: 'Generate a new ID',
  product: 'Product',
  editService: 'Edit service',
  service: 'Service',
} as const
