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
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'

/** `Free` is downloaded, `Purchase` is bought (SPEC §9). */
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/**
 * A product (SPEC §3). `subt` is its sub title, `deta` its description, `osvr` the OS versions, `prvr` its own version,
 * `tags` its tag lines, `prid` its product id, `file` where it is downloaded or bought. `icon` is the cover's address,
 * `cover` the same picture whole. The admin's names of the fields (`title`, `text`, `photo`) are `add_product`'s.
 */
export const Product = z.object({
  id: Id,
  name: z.string(),
  subt: z.string(),
  deta: z.string(),
  size: z.string(),
  osvr: z.string(),
  prvr: z.string(),
  tags: z.string(),
  cate: Category,
  icon: z.string(),
  cover: Picture,
  file: Link,
  prid: z.string(),
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type Product = z.infer<typeof Product>

const needed = rules.product.message

/** The form Add Products: sub title, description and cover are required (SPEC §5). */
export const NewProduct = z.object({
  title: line(150, needed).meta({ title: 'Sub title' }),
  name: line(100).default('').meta({ title: 'Product name' }),
  text: paragraphs(20_000, needed).meta({ title: 'Description' }),
  photo: stagedPath(needed),
  osvr: line(200).default('').meta({ title: 'OS versions' }),
  prid: Id.meta({ title: 'Product id' }),
  prvr: line(50).default('').meta({ title: 'Product version' }),
  size: line(50).default('').meta({ title: 'Product size' }),
  file: Link.default('').meta({ title: 'Download URL' }),
  tags: line(300).default('').meta({ title: 'Tag lines' }),
  cate: Category.meta({ title: 'Category' }),
  publish: PublishAt,
  takeDown: TakeDownOn,
})
export type NewProduct = z.infer<typeof NewProduct>
