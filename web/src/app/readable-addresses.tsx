import { documentedPath } from '@dlm/contract/site/readable-paths'
import { type ReactNode, use, useMemo } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'

/**
 * Shows the app an entry's readable address as the documented one, so that screens, routes and links know that one only.
 * The address bar is unchanged until the next navigation.
 */
export function ReadableAddresses({ children }: { children: ReactNode }) {
  const context = use(LocationContext)
  const documentedContext = useMemo(() => {
    const { location } = context
    const documented = documentedPath(location.pathname)
    if (documented === null) return context
    const [pathname = '', own = ''] = documented.split('?')
    const search = `?${own}${location.search.replace('?', '&')}`
    return { ...context, location: { ...location, pathname, search } }
  }, [context])
  return <LocationContext value={documentedContext}>{children}</LocationContext>
}
