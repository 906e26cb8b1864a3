import type { Product } from '@dlm/contract/catalogue/products.schema'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { anArticle } from './an-article.ts'

const { cover, covr } = anArticle()

/** A free product as the API answers it. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 'PRD-LUMEN',
    prid: 'PRD-LUMEN',
    name: 'Lumen',
    subt: 'A photo library',
    deta: 'Shows albums.\n\nMoves no file.',
    size: '84 MB',
    osvr: 'Windows 10, Linux',
    prvr: '3.2.0',
    tags: 'photo, library, photo',
    cate: 'Free',
    icon: covr,
    cover,
    file: 'https://files.test/lumen.zip',
    ...overrides,
  }
}

/** A service for all, without an address, as the API answers it. */
export function aService(overrides: Partial<Service> = {}): Service {
  return {
    id: 'portrait',
    title: 'A portrait by the window',
    text: 'One hour, one chair.',
    icon: covr,
    cover,
    link: '',
    got: 6,
    ageLmt: 0,
    sd: 'SRV-1',
    ...overrides,
  }
}
