import { useSearchParams } from 'react-router'
import { ProductScreen } from '../features/catalogue/product-screen.tsx'

/** Where shared product links lead: the product of `?id=` (SPEC §2). */
export default function PurchaseProducts() {
  const [parameters] = useSearchParams()
  return <ProductScreen id={parameters.get('id') ?? ''} />
}
