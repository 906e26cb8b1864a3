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
import { PhotoWall } from '../features/media/stage/photo-wall.tsx'
import { RatingTile } from '../features/ratings/rating-tile.tsx'
import { NextEventTile } from '../kinds/event/next-event-tile.tsx'
import { LatestNews } from '../kinds/news/latest-news.tsx'
import { LatestProduct } from '../kinds/product/latest-product.tsx'
import { paths } from '../lib/paths.ts'
import { editionRows } from '../page/edition.ts'
import { Title } from '../page/title.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

type Section = Exclude<LandingSection, 'news'>

/** The tile of each section, and for a wide one how many others have room beside it. */
const tiles: Readonly<Record<Section, readonly [Tile: ComponentType, room: number]>> = {
  videos: [LatestFilm, 2],
  audio: [LatestSound, 0],
  ratings: [RatingTile, 0],
  events: [NextEventTile, 1],
  products: [LatestProduct, 0],
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
      <PhotoWall />
    </>
  )
}

/** Rows without a hole, in any order and where a tile has nothing to show: what is left of a row takes its whole width. */
function Tiles({ names }: { names: readonly LandingSection[] }) {
  // The news are between two of these.
  const rows = editionRows(names as readonly Section[], (name) => tiles[name][1])
  if (rows.length === 0) return null
  return (
    <div className="media-width flex flex-col gap-5 pt-10">
      {rows.map(({ wide, beside, isBefore }) => {
        const column = (
          <div className="edition-column">
            {beside.map((name) => {
              const [Tile] = tiles[name]
              return <Tile key={name} />
            })}
          </div>
        )
        const [Wide, room] = wide === undefined ? [null, 0] : tiles[wide]
        // On a tablet a wide tile with room for two beside it has a row of its own, and they another.
        return (
          <div key={wide ?? beside.join()} className={classes('edition-row', room === 1 && 'edition-pair')}>
            {isBefore && column}
            {Wide && <Wide />}
            {isBefore || column}
          </div>
        )
      })}
    </div>
  )
}
