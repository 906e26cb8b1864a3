import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { makeCover } from '../content/cover.ts'
import { publicFolder } from '../media/media-paths.ts'
import { removeNotification } from '../notifications/notify.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** The products, for the dashboard's form and bin. */
export const productContent = editable({
  collection: 'products',
  schema: ProductDoc,
  form: editForms.product,
  nameOf: ({ name, subt }) => name || subt,
  searchable: searchableProduct,
  toForm: ({ subt, deta, ...product }) => ({ ...product, title: subt, text: deta }),
  cover: ({ cover }) => cover,
  async change({ platform, caller }, id, _, { title, text, photo, ...fields }) {
    const field = 'photo'
    const cover =
      photo && (await makeCover({ platform, uid: caller.uid, path: photo, field, kind: 'products', id }))
    const data = { ...fields, subt: title, deta: text, ...(cover && { cover: cover.stored }) }
    return { data, ...(cover && { cover }) }
  },
  async beforeDelete(_, context, id) {
    return (transaction) => removeNotification(transaction, context, 'product', id)
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('products', id)),
})
