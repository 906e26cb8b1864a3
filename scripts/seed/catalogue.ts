import { aProductDoc, aServiceDoc } from '../../tests/support/factories/catalogue.ts'
import { documents } from '../../tests/support/factories/documents.ts'
import { type ArtPicture, renderPicture } from './art/picture.ts'
import { boxArt, sign } from './art/scenes/still-life.ts'
import { grounds, type InkName, inks } from './data/inks.ts'
import { type DemoProduct, products } from './data/products.ts'
import { type DemoService, services } from './data/services.ts'
import { daysBefore } from './demo-day.ts'
import { type Part, publicPicture, together } from './part.ts'

type Painter = typeof boxArt

function drawn(
  painter: Painter,
  look: { object: DemoProduct['object']; ink: InkName },
  size: number,
): ArtPicture {
  const colours = { ink: inks[look.ink], ground: grounds[look.ink] }
  return {
    width: size,
    height: painter === boxArt ? size * 0.75 : size,
    paint: (drawing, random) =>
      painter(drawing, random, { object: look.object, backdrop: 'plain', ...colours }),
  }
}

async function productPart({ prid, object, ink, daysAgo, ...described }: DemoProduct): Promise<Part> {
  const jpeg = await renderPicture(`product ${prid}`, drawn(boxArt, { object, ink }, 1200))
  const { picture, objects } = await publicPicture('products', prid, jpeg)
  const slug = prid.replace('PRD-', '').toLowerCase()
  const file = `https://${described.cate === 'Free' ? 'downloads' : 'shop'}.dlm.test/${slug}`
  const product = aProductDoc({ ...described, file, cover: picture, createdAt: daysBefore(daysAgo) })
  return { documents: [documents.products(prid, product)], objects }
}

async function servicePart({ id, object, ink, daysAgo, ...described }: DemoService): Promise<Part> {
  const jpeg = await renderPicture(`service ${id}`, drawn(sign, { object, ink }, 960))
  const { picture, objects } = await publicPicture('services', id, jpeg)
  const service = aServiceDoc({ ...described, cover: picture, createdAt: daysBefore(daysAgo) })
  const count = documents.serviceCounts(id, { got: described.got })
  return { documents: [documents.services(id, service), count], objects }
}

/** Products and services with their covers. */
export async function seedCatalogue(): Promise<Part> {
  return together(await Promise.all([...products.map(productPart), ...services.map(servicePart)]))
}
