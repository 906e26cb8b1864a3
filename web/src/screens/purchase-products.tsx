import { ProductScreen } from '../kinds/product/screen.tsx'

/** Where shared product links lead: the product of `?id=` (SPEC §2). */
export default function PurchaseProducts() {
  return <ProductScreen />
}
