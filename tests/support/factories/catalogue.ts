import type { ProductDoc } from '../../../functions/src/catalogue/product.doc.ts'
import type { ServiceDoc } from '../../../functions/src/catalogue/service.doc.ts'
import { aStoredPicture } from './picture.ts'
import { moment, sequence } from './sequence.ts'

const nextProduct = sequence()
const nextService = sequence()

/** A free product. */
export function aProductDoc(overrides: Partial<ProductDoc> = {}): ProductDoc {
  const number = nextProduct()
  return {
    name: `Product ${number}`,
    subt: `Sub title ${number}`,
    ...{ markdown: '', blocks: '' },
    deta: `What product ${number} does.`,
    size: '12 MB',
    osvr: 'Windows 11',
    prvr: '1.0',
    tags: 'test',
    cate: 'Free',
    cover: aStoredPicture('products', `product-${number}`),
    file: 'https://downloads.dlm.test/product',
    createdAt: moment(number),
    takeDown: '',
    ...overrides,
  }
}

/** A service for all ages, without views. */
export function aServiceDoc(overrides: Partial<ServiceDoc> = {}): ServiceDoc {
  const number = nextService()
  return {
    title: `Service ${number}`,
    ...{ markdown: '', blocks: '' },
    text: `What service ${number} is.`,
    cover: aStoredPicture('services', `service-${number}`),
    link: 'https://services.dlm.test/',
    got: 0,
    ageLmt: 0,
    sd: '',
    createdAt: moment(number),
    takeDown: '',
    ...overrides,
  }
}
