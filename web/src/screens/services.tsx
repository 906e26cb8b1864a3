import { useSearchParams } from 'react-router'
import { ServiceList } from '../kinds/service/list.tsx'
import { lazyComponent } from '../lib/code/lazy-component.ts'

/** In a chunk of its own: who looks at the list needs none of it yet. */
const Service = lazyComponent(async () => {
  const { ServiceScreen } = await import('../kinds/service/screen.tsx')
  return { default: ServiceScreen }
})

/** The services, searched on title and text; `?id=` opens one, which leads on after five seconds (SPEC §2). */
export default function Services() {
  const [parameters] = useSearchParams()
  return parameters.get('id') ? <Service /> : <ServiceList />
}
