import { defaultNames, type Names } from './brand.ts'
import { type Conventions, defaultConventions } from './conventions.ts'
import { defaultProse, type Prose } from './prose.ts'

/** All that an owner may set. */
export type Brand = Names & Prose & Conventions

/** The brand of a portal where nothing but its names was set. */
export const brandOf = (names: Pick<Names, 'product' | 'company'>): Brand => ({
  ...{ ...defaultNames, ...defaultProse(names), ...defaultConventions },
  ...{ product: names.product, company: names.company },
})

/** The brand of a fresh portal. */
export const defaultBrand: Brand = brandOf(defaultNames)
