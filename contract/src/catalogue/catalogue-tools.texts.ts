/** The texts of Add Products and Add Services, tools of the dashboard, and of their forms. */
export const catalogueToolTexts = {
  newId: 'Generate a new ID',
  submit: 'Submit',
  cover: 'Cover',
  addTitle: 'Add New',
  editProduct: 'Edit product',
  product: 'Product',
  editService: 'Edit service',
  service: 'Service',
} as const
