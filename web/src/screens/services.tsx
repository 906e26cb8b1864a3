import { useSearchParams } from 'react-router'
import { ServiceList } from '../features/catalogue/service-list.tsx'
import { ServiceScreen } from '../features/catalogue/service-screen.tsx'

/** The services, searched on title and text; `?id=` opens one, which leads on after five seconds (SPEC §2). */
export default function Services() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  return id ? <ServiceScreen key={id} id={id} /> : <ServiceList />
}
