import { mediaScreenTexts } from '@dlm/contract/media/media-screens.texts'
import { isOffered } from '@dlm/contract/site/offered'
import Bookmark from 'lucide-react/icons/bookmark'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Headphones from 'lucide-react/icons/headphones'
import Images from 'lucide-react/icons/images'
import type { ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { lazyComponent } from '../../lib/code/lazy-component.ts'
import { type MediaTab, mediaTabPath, paths } from '../../lib/paths.ts'
import { PageHeader } from '../../page/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AlbumList } from './albums/album-list.tsx'

const tabs = [
  { id: 'photo', label: mediaScreenTexts.photo, icon: Images },
  { id: 'video', label: mediaScreenTexts.video, icon: Clapperboard },
  { id: 'audio', label: mediaScreenTexts.audio, icon: Headphones },
] as const satisfies readonly { id: MediaTab; [key: string]: unknown }[]

/** Members only (SPEC §2). */
const savedTab = { id: 'saved', label: mediaScreenTexts.saved, icon: Bookmark } as const

const headings = {
  photo: mediaScreenTexts.albums,
  video: mediaScreenTexts.videos,
  audio: mediaScreenTexts.audio,
  saved: mediaScreenTexts.savedMedia,
} as const

/** Each except the first is a separate chunk: the albums need no player. */
const lists: Readonly<Record<MediaTab, ComponentType>> = {
  photo: AlbumList,
  video: lazyComponent(async () => ({ default: (await import('./videos/video-list.tsx')).VideoList })),
  audio: lazyComponent(async () => ({ default: (await import('./audios/audio-list.tsx')).AudioList })),
  saved: lazyComponent(async () => ({ default: (await import('./saved/saved-list.tsx')).SavedList })),
}

/** For signed-out visitors who follow a link to the saved media. */
const SignInRequired = lazyComponent(async () => ({
  default: (await import('../../page/sign-in-required.tsx')).SignInRequired,
}))

/** The media in their tabs; the selected tab is in the URL (SPEC §2). */
export function MediaBrowser() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const user = useSession()
  const requestedTab = parameters.get('tab')
  // A signed-out visitor who follows a link to the saved media sees that they need an account.
  const offered = tabs.filter(({ id }) => isOffered(mediaTabPath(id)))
  const visibleTabs = user || requestedTab === savedTab.id ? [...offered, savedTab] : offered
  const selected = visibleTabs.find(({ id }) => id === requestedTab)?.id ?? 'photo'
  const List = lists[selected]
  return (
    <div className="media-width">
      <PageHeader title={headings[selected]} back={{ to: paths.media, label: mediaScreenTexts.media }} />
      <Tabs
        label={mediaScreenTexts.media}
        tabs={visibleTabs}
        selected={selected}
        onSelect={(tab) => navigate(mediaTabPath(tab))}
      >
        <div className="pt-6">
          {selected === 'saved' && !user ? (
            <SignInRequired back={mediaTabPath('saved')} title={mediaScreenTexts.savedMedia}>
              {mediaScreenTexts.savedSignedOut}
            </SignInRequired>
          ) : (
            <List />
          )}
        </div>
      </Tabs>
    </div>
  )
}
