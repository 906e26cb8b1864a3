import { useLocation } from 'react-router'
import { Invitation } from '../features/accounts/invitation.tsx'
import { SetUp } from '../features/accounts/set-up.tsx'
import { paths } from '../lib/paths.ts'

/** Makes an admin by a link: the first one, or one who is invited. Two screens in one piece of code, since few people see them. */
export default function NewAdmin() {
  return useLocation().pathname === paths.invitation ? <Invitation /> : <SetUp />
}
