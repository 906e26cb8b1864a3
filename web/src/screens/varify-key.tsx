import { useSearchParams } from 'react-router'
import { useSession } from '../auth/session.ts'
import { Title } from '../features/site/title.tsx'
import { ToSignIn } from '../features/site/to-sign-in.tsx'
import { KeyCheck } from '../features/sonata/key-check.tsx'

/** Says whether `?key=` is the key of a paid request, and goes back after 5 seconds (SPEC §2). */
export default function VarifyKey() {
  const user = useSession()
  const [parameters] = useSearchParams()
  if (!user) return <ToSignIn />
  const keynum = parameters.get('key')?.trim() ?? ''
  return (
    <>
      <Title>Key check</Title>
      <KeyCheck key={keynum} keynum={keynum} />
    </>
  )
}
