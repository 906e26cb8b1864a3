import { defaultNames, type Names } from './brand.ts'
import { type Conventions, defaultConventions } from './conventions.ts'
import { type Fonts, shippedFonts } from './fonts.ts'
import { defaultProse, type Prose } from './prose.ts'

/** All that an owner may set. */
export interface Brand extends Names, Prose, Conventions {
  /** The pair of fonts of the whole portal. Nothing but a page's head asks for it. */
  font: Fonts
}

/** The brand of a portal where nothing but its names was set. */
export const brandOf = (names: Pick<Names, 'product' | 'company'>): Brand => ({
  ...{ ...defaultNames, ...defaultProse(names), ...defaultConventions },
  ...{ product: names.product, company: names.company, font: shippedFonts },
})

/** The brand of a fresh portal. */
export const defaultBrand: Brand = brandOf(defaultNames)
