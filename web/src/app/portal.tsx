import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { Shell } from './shell.tsx'

interface Props {
  client: QueryClient
  /** Puts the router around the shell that knows the address: the browser's, or that of a server-rendered page. */
  route(shell: ReactNode): ReactNode
}

/** The whole app; the browser hydrates what the server rendered, so both render this. */
export function Portal({ client, route }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>{route(<Shell />)}</QueryClientProvider>
    </StrictMode>
  )
}
