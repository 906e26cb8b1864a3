import type { LandingSection } from '@dlm/contract/brand/areas'
import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { AlbumStage } from '../features/media/stage/album-stage.tsx'
import { LatestFilm } from '../features/media/stage/latest-film.tsx'
import { LatestSound } from '../features/media/stage/latest-sound.tsx'
import { RatingTile } from '../features/ratings/rating-tile.tsx'
import { NextEventTile } from '../kinds/event/next-event-tile.tsx'
import { LatestNews } from '../kinds/news/latest-news.tsx'
import { LatestProduct } from '../kinds/product/latest-product.tsx'
import { paths } from '../lib/paths.ts'
import { Title } from '../page/title.tsx'
import { buttonClass } from '../ui/button.tsx'

type Section = Exclude<LandingSection, 'news'>

/** As wide as two others; where a film leads, two tiles are beside it. */
const wide = 'lg:flex-[2_1_60%]!'

/** The tile of each section, and its class where it is a wide one. */
const tiles: Readonly<
  Record<Section, readonly [Tile: ComponentType<{ className?: string }>, className?: string]>
> = {
  videos: [LatestFilm, wide],
  audio: [LatestSound],
  events: [NextEventTile],
  products: [LatestProduct],
  ratings: [RatingTile, wide],
}

/** The landing: what this studio makes, what it is, and the two ways in (SPEC §2). */
export default function Landing() {
  const names = brand.landing.filter((name) => isAnyShown([name]))
  // The news are as wide as the page, the others tiles of a grid.
  const at = names.indexOf('news')
  const news = at < 0 ? names.length : at
  return (
    <>
      <Title>{landingTexts.welcome}</Title>
      <AlbumStage title={<h1 className="max-w-[18ch] text-hero font-semibold">{brand.line}</h1>}>
        <p className="max-w-[52ch] text-lg text-pretty text-soft">{prose.intro}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.explore} className={buttonClass('primary')}>
            {landingTexts.explore}
          </Link>
          <Link to={paths.getStart} className={buttonClass('secondary')}>
            {landingTexts.getStarted}
          </Link>
        </div>
      </AlbumStage>
      <Tiles names={names.slice(0, news)} />
      {at < 0 || <LatestNews hasLead />}
      <Tiles names={names.slice(news + 1)} />
    </>
  )
}

/**
 * Rows without a hole, in any order and where a tile has nothing to show: each tile grows into what its row has left. A film that
 * leads has two tiles beside it, one above the other.
 */
function Tiles({ names }: { names: readonly LandingSection[] }) {
  // The news are between two of these.
  const [lead, ...others] = (names as readonly Section[]).map((name) => {
    const [Tile, className = ''] = tiles[name]
    return <Tile key={name} className={className} />
  })
  if (!lead) return null
  const beside = names[0] === 'videos' && names.length > 2 ? 2 : 0
  return (
    <div className="media-width flex flex-col gap-5 pt-10 lg:flex-row lg:flex-wrap lg:*:flex-[1_1_30%]">
      {lead}
      {beside > 0 && <div className="flex flex-col gap-5 *:grow empty:hidden">{others.slice(0, beside)}</div>}
      {others.slice(beside)}
    </div>
  )
}
