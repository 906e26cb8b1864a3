import { useNavigate } from 'react-router'

/**
 * Goes one step back in this tab's history of the portal, or to `home` when this screen was the first one opened, as by a
 * shared link.
 */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate()
  return () => {
    // The router counts the portal's own steps here.
    const { idx } = (history.state ?? {}) as { idx?: number }
    if (idx) navigate(-1)
    else navigate(home, { replace: true })
  }
}
