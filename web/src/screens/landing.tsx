import type { LandingSection } from '@dlm/contract/brand/areas'
import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { LatestProduct } from '../features/catalogue/latest-product.tsx'
import { ComingEvent } from '../features/events/coming-event.tsx'
import { AlbumStage } from '../features/media/stage/album-stage.tsx'
import { LatestFilm } from '../features/media/stage/latest-film.tsx'
import { LatestSound } from '../features/media/stage/latest-sound.tsx'
import { LatestNews } from '../features/news/latest-news.tsx'
import { RatingTile } from '../features/ratings/rating-tile.tsx'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

type Section = Exclude<LandingSection, 'news'>

/** The tile of each section, and its class where two columns are free for it. */
const tiles: Readonly<
  Record<Section, readonly [Tile: ComponentType<{ className?: string }>, wide?: string]>
> = {
  videos: [LatestFilm, 'lg:col-span-2 lg:row-span-2'],
  audio: [LatestSound],
  events: [ComingEvent],
  products: [LatestProduct],
  ratings: [RatingTile, 'lg:col-span-2'],
}

/** The landing: what this studio makes, what it is, and the two ways in (SPEC §2). */
export default function Landing() {
  const names = brand.landing.filter((name) => isAnyShown([name]))
  // The news are as wide as the page, the others tiles of a grid.
  const at = names.indexOf('news')
  const news = at < 0 ? names.length : at
  return (
    <>
      <Title>Welcome</Title>
      <AlbumStage>
        <h1 className="max-w-[16ch] text-hero font-semibold">{brand.line}</h1>
        <p className="max-w-[52ch] text-lg text-pretty text-soft">{prose.intro}</p>
        <div className="mt-1 flex flex-wrap gap-3">
          <Link to={paths.explore} className={buttonClass('primary')}>
            Explore
          </Link>
          <Link to={paths.getStart} className={buttonClass('secondary')}>
            Get Started
          </Link>
        </div>
      </AlbumStage>
      <Tiles names={names.slice(0, news)} />
      {at < 0 || <LatestNews hasLead />}
      <Tiles names={names.slice(news + 1)} />
    </>
  )
}

/** A film that leads takes a square of four cells with two tiles beside it. In any other order a wide tile would leave a hole. */
function Tiles({ names }: { names: readonly LandingSection[] }) {
  const isLed = names[0] === 'videos' && names.length > 2
  return (
    names.length > 0 && (
      <div className="page-width grid gap-5 pt-10 lg:grid-cols-3">
        {/* The news stand between two of these. */}
        {(names as readonly Section[]).map((name, at) => {
          const [Tile, wide = ''] = tiles[name]
          return <Tile key={name} className={isLed && (at === 0 || at > 2) ? wide : ''} />
        })}
      </div>
    )
  )
}
