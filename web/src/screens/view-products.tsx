import { useSearchParams } from 'react-router'
import { ProductList } from '../features/catalogue/product-list.tsx'
import { ProductScreen } from '../features/catalogue/product-screen.tsx'

/** The products, searched on name, details, tags and OS version; `?id=` opens one (SPEC §2). */
export default function ViewProducts() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  return id ? <ProductScreen id={id} /> : <ProductList />
}
