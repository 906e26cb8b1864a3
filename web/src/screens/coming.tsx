import Construction from 'lucide-react/icons/construction'
import { Link } from 'react-router'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** Stands at the address of a screen a later release brings. */
export default function Coming() {
  return (
    <>
      <Title>Coming</Title>
      <MessagePanel
        isScreen
        icon={Construction}
        title="This part of the portal is on its way"
        action={
          <>
            <Link to={paths.newsArea} className={buttonClass('primary')}>
              Read the news
            </Link>
            <Link to={paths.home} className={buttonClass('secondary')}>
              Go home
            </Link>
          </>
        }
      >
        We are building it with care. Until it opens, the news tell what is going on.
      </MessagePanel>
    </>
  )
}
