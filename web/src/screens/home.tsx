import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../auth/session.ts'
import { LatestAlbumCover } from '../features/media/stage/latest-album-cover.tsx'
import { LatestNews } from '../kinds/news/latest-news.tsx'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { mediaTabPath, paths } from '../lib/paths.ts'
import { Hero } from '../page/hero.tsx'
import { Title } from '../page/title.tsx'
import { buttonClass } from '../ui/button.tsx'

/** For members only, so that visitors do not load them; each leaves no gap where there is nothing to show. */
const UnreadStrip = lazyComponent(async () => {
  const { UnreadStrip } = await import('../features/notifications/unread-strip.tsx')
  return { default: UnreadStrip }
})
const NewSince = lazyComponent(async () => {
  const { NewSince } = await import('../page/new-since.tsx')
  return { default: NewSince }
})
const SavedStrip = lazyComponent(async () => {
  const { SavedStrip } = await import('../features/media/saved/saved-strip.tsx')
  return { default: SavedStrip }
})
const MyKeys = lazyComponent(async () => {
  const { MyKeys } = await import('../features/sonata/my-keys.tsx')
  return { default: MyKeys }
})

const mediaTabs = ['photo', 'video', 'audio'] as const

/** Home: logo, prose.intro, and the ways to the albums and the downloads (SPEC §2), and the latest album; below it what is a member's own. */
export default function Home() {
  const user = useSession()
  const hasMedia = isOffered(paths.downloadMedia)
  return (
    <>
      <Title>{landingTexts.home}</Title>
      <Hero title={brand.product} text={prose.intro} picture={isOffered(paths.media) && <LatestAlbumCover />}>
        <Link
          to={mediaTabs.map((tab) => mediaTabPath(tab)).find(isOffered) ?? paths.explore}
          className={buttonClass('primary')}
        >
          {landingTexts.explore}
        </Link>
        {hasMedia && (
          <Link to={paths.downloadMedia} className={buttonClass('secondary')}>
            {landingTexts.download}
          </Link>
        )}
      </Hero>
      {isOffered(paths.newsArea) && <LatestNews />}
      {/* Below what is rendered for every visitor, so that nothing moves when the session is known. */}
      {user && (
        <Suspense>
          <div className="media-width grid gap-12 pt-14">
            <UnreadStrip />
            <NewSince />
            {hasMedia && <SavedStrip />}
            {isOffered(paths.sonata) && <MyKeys />}
          </div>
        </Suspense>
      )}
    </>
  )
}
