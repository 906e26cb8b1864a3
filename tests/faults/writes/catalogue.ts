import type { catalogueEndpoints } from '@dlm/contract/catalogue/catalogue.endpoints'
import { db } from '../../support/admin.ts'
import { newVisitor } from '../../support/client.ts'
import { aProductDoc, aServiceDoc } from '../../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { forms } from '../../support/uploads.ts'
import { by, deletion, entry, form, type Writes } from './prepare.ts'

export const catalogueWrites: Writes<typeof catalogueEndpoints> = {
  get_products: 'reads',
  get_services: 'reads',
  watched_sr: {
    async prepare() {
      const id = entry()
      await writeDocuments(db, [documents.services(id, aServiceDoc())])
      return by({ visitor: newVisitor() }, 'watched_sr', { id })
    },
    again: 200,
  },
  add_product: { prepare: () => form('add_product', (photo) => forms.product(photo, 'Twice')), again: 409 },
  delete_product: deletion('delete_product', (id) => [documents.products(id, aProductDoc())]),
  add_service: { prepare: () => form('add_service', (photo) => forms.service(photo, 'Twice')), again: 400 },
  delete_service: deletion('delete_service', (id) => [documents.services(id, aServiceDoc())]),
}
