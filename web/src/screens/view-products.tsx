import { ViewTransition } from 'react'
import { useSearchParams } from 'react-router'
import { ProductList } from '../kinds/product/list.tsx'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { screenTransition } from '../lib/focus/screen-transition.ts'

/** In a chunk of its own: who looks at the list needs none of it yet. */
const Product = lazyComponent(async () => {
  const { ProductScreen } = await import('../kinds/product/screen.tsx')
  return { default: ProductScreen }
})

/** The products, searched on name, details, tags and OS version; `?id=` opens one (SPEC §2). */
export default function ViewProducts() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  return (
    <ViewTransition key={id} {...screenTransition}>
      {id ? <Product /> : <ProductList />}
    </ViewTransition>
  )
}
