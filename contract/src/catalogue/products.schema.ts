import * as z from 'zod'
import {
  Id,
  Link,
  line,
  Picture,
  PublicationFacts,
  PublishAt,
  paragraphs,
  stagedPath,
  TakeDownOn,
} from '../common.schema.ts'
import { categories } from '../constants.ts'
import { storedTexts } from '../kinds/texts.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'
import { Tags } from '../tags/tags.schema.ts'

/** `Free` is downloaded, `Purchase` is bought (SPEC §9). */
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** The texts of a product besides its headings and its description; each may be empty. */
export const productFields = {
  name: line(100).default('').meta({ title: 'Product name', isSearched: true }),
  osvr: line(200)
    .default('')
    .meta({ title: 'OS versions', isSearched: true, jsonLd: { property: 'operatingSystem' } }),
  size: line(50).default('').meta({ title: 'Product size' }),
  prvr: line(50)
    .default('')
    .meta({ title: 'Product version', jsonLd: { property: 'softwareVersion' } }),
  tags: Tags,
}

/**
 * A product (SPEC §3). `subt` is its sub title, `deta` its description, `osvr` the OS versions, `prvr` its own version,
 * `tags` its tag lines, `prid` its product id, `file` where it is downloaded or bought. `icon` is the cover's address,
 * `cover` the same picture whole. The admin's names of the fields (`title`, `text`, `photo`) are `add_product`'s.
 */
export const Product = z.object({
  id: Id,
  subt: z.string(),
  deta: z.string(),
  ...storedTexts(productFields),
  cate: Category,
  icon: z.string(),
  cover: Picture,
  file: Link,
  prid: z.string(),
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type Product = z.infer<typeof Product>

const { name, ...facts } = productFields

/** The form Add Products, with its fields in their order: sub title, description and cover are required (SPEC §5). */
export const NewProduct = z.object({
  photo: stagedPath(rules.cover.message),
  file: Link.default('').meta({ title: 'Download URL', input: 'url' }),
  cate: Category.meta({ title: 'Category', choices: { Free: 'Free', Purchase: 'Purchasable' } }),
  name,
  title: line(150, rules.subTitle.message).meta({ title: 'Sub title' }),
  prid: Id.meta({ title: 'Product ID' }),
  ...facts,
  text: paragraphs(20_000, rules.description.message).meta({ title: 'Description', input: 'markdown' }),
  publish: PublishAt,
  takeDown: TakeDownOn,
})
export type NewProduct = z.infer<typeof NewProduct>
