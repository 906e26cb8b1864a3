import { addEntry } from '../content/add-entry.ts'
import { binRef } from '../content/bin.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { publicationFacts, publicationOf } from '../platform/publication.ts'
import { productLink } from './product.content.ts'
import { type ProductDoc, searchableProduct } from './product.doc.ts'
import { toProduct } from './product.repo.ts'

/** Adds a product under its product id, which must be free: in the recycle bin too (SPEC §2). Kept for admins until it is to be published. */
export const add_product: Handler<'add_product'> = async (
  context,
  { prid, title, text: source, photo, publish, ...fields },
) => {
  const { platform } = context
  const { db, clock } = platform
  const { text, ...written } = await writtenText(source)
  const [there, binned] = await db.getAll(db.doc(`products/${prid}`), binRef(platform, 'product', prid))
  if (there?.exists || binned?.exists) throw new ApiError('id-taken')
  const image = await stageUpload(context, { path: photo, field: 'photo', kind: 'products', id: prid })
  const createdAt = publicationOf(clock, publish)
  const product: ProductDoc = {
    ...fields,
    ...written,
    subt: title,
    deta: text,
    cover: image.stored,
    createdAt,
  }
  const name = fields.name || title
  await addEntry(context, {
    path: `products/${prid}`,
    action: 'add_product',
    name,
    document: product,
    searchable: searchableProduct(product),
    image,
    draft: 'product',
    taken: 'id-taken',
    also: (batch) =>
      notifyAll(batch, context, {
        ...{ kind: 'product', id: prid, title: name, text, link: productLink(prid) },
        ...{ at: createdAt, takeDown: fields.takeDown },
      }),
  })
  return { data: [{ ...toProduct(platform.files, prid, product), ...publicationFacts(product, clock) }] }
}
