import { useSession } from '../../../auth/session.ts'
import { localSaved } from './local-saved.ts'

/** Whether this visitor may have saved media: a member, or one whose browser has some. */
export function useHasSaved(): boolean {
  const isMember = useSession() !== null
  const isSavedHere = localSaved.use().length > 0
  return isMember || isSavedHere
}
