import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { removeNotification } from '../notifications/notify.ts'
import { publicFolder } from '../platform/media-paths.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** The products, for the dashboard's form and bin. */
export const productContent = editable({
  kind: 'product',
  collection: 'products',
  deletedBy: 'delete_product',
  missing: 'product-not-found',
  schema: ProductDoc,
  form: editForms.product,
  nameOf: ({ name, subt }) => name || subt,
  searchable: searchableProduct,
  toForm: ({ subt, deta, markdown, ...product }) => ({ ...product, title: subt, text: markdown || deta }),
  cover: ({ cover }) => cover,
  async change(context, id, _, { title, text: source, photo, ...fields }) {
    const { text, ...written } = writtenText(source)
    const image = photo && (await stageUpload(context, { path: photo, field: 'photo', kind: 'products', id }))
    const data = { ...fields, ...written, subt: title, deta: text, ...(image && { cover: image.stored }) }
    return { data, ...(image && { image }) }
  },
  async beforeDelete(_, context, id) {
    return (transaction) => removeNotification(transaction, context, 'product', id)
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('products', id)),
})
