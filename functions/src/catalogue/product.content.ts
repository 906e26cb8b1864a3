import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { publicFolder } from '../platform/media-paths.ts'
import { movedPublication, toPublishAt } from '../platform/publication.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** The address a product is shown at, within the portal. */
export function productLink(id: string): string {
  return `/view_products?id=${id}`
}

/** The products, for the dashboard's form and bin. */
export const productContent = editable({
  kind: 'product',
  schema: ProductDoc,
  form: editForms.product,
  nameOf: ({ name, subt }) => name || subt,
  searchable: searchableProduct,
  toForm: ({ subt, deta, markdown, ...product }) => ({
    ...product,
    title: subt,
    text: markdown || deta,
    publish: toPublishAt(product.createdAt),
  }),
  cover: ({ cover }) => cover,
  async change(context, id, before, { title, text: source, photo, publish, ...fields }) {
    const { clock } = context.platform
    const { text, ...written } = await writtenText(source)
    const image = photo && (await stageUpload(context, { path: photo, field: 'photo', kind: 'products', id }))
    const moved = movedPublication(clock, before, publish)
    const createdAt = moved ?? before.createdAt
    const { takeDown } = fields
    return {
      data: {
        ...{ ...fields, ...written, subt: title, deta: text, createdAt },
        ...(image && { cover: image.stored }),
      },
      ...(image && { image }),
      also: (transaction) => {
        if (moved !== null || takeDown !== before.takeDown)
          notifyAll(transaction, context, {
            ...{ kind: 'product', id, title: fields.name || title, text, link: productLink(id) },
            ...{ at: createdAt, takeDown },
          })
      },
    }
  },
  async beforeDelete(_, context, id) {
    return (transaction) => removeNotification(transaction, context, 'product', id)
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('products', id)),
})
