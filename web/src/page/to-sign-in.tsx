import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { signInPath } from '../lib/paths.ts'

/** Leads from a screen that is for members only to the sign-in, which leads back. */
export function ToSignIn() {
  const { pathname, search } = useLocation()
  const [target] = useState(() => signInPath(pathname + search))
  return <Navigate to={target} replace />
}
