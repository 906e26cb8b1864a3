import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { FormScreen } from './form-screen.tsx'
import { SetUpForm } from './set-up-form.tsx'

const intros = {
  open: 'You will be the first admin of this portal. Name, colour, mails and albums come after that, at the dashboard.',
  closed:
    'This page is opened by a link with a key. npm start -- --empty, npm run deploy and npm run first-admin print one as long as there is no admin.',
} as const

/** Makes the first admin, by the link that a command printed. Its token is in the hash, which no server receives. */
export function SetUp() {
  const token = useLocation().hash.slice(1)
  return (
    <FormScreen
      title="Set up"
      intro={token ? intros.open : intros.closed}
      back={{ to: paths.home, label: 'Home' }}
    >
      {token && <SetUpForm token={token} />}
    </FormScreen>
  )
}
