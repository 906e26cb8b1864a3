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
const tiles: Readonly<Record<Section, readonly [Tile: ComponentType<{ className?: string }>, room: number]>> =
  {
    videos: [LatestFilm, 2],
    audio: [LatestSound, 0],
    ratings: [RatingTile, 0],
    events: [NextEventTile, 1],
    products: [LatestProduct, 0],
  }

const equalRowClass =
  'flex flex-col gap-5 empty:hidden md:flex-row md:flex-wrap md:*:flex-[1_1_40%] lg:*:flex-[1_1_30%]'
/** From 1024 px the wide tile has eight columns and those beside it four; whichever is alone has all. */
const wideRowClass = 'grid gap-5 not-has-[section]:hidden md:grid-cols-2 lg:grid-cols-12'
const wideClass = 'lg:col-span-8 only:col-span-full! has-[+:empty]:col-span-full! [:empty+&]:col-span-full!'
const besideClass =
  'flex flex-col gap-5 *:grow empty:hidden lg:col-span-4 only:col-span-full! lg:only:flex-row lg:only:*:flex-1'
/** On a tablet a wide tile with two beside it has a row of its own, and they another. */
const ownRow = 'md:max-lg:col-span-full md:max-lg:flex-row md:max-lg:*:flex-1'

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
        const others = beside.map((name) => {
          const [Tile] = tiles[name]
          return <Tile key={name} />
        })
        if (wide === undefined)
          return (
            <div key={beside.join()} className={equalRowClass}>
              {others}
            </div>
          )
        const [Tile] = tiles[wide]
        const isLarge = tiles[wide][1] > 1
        const column = <div className={classes(besideClass, isLarge && ownRow)}>{others}</div>
        return (
          <div key={wide} className={wideRowClass}>
            {isBefore && column}
            <Tile className={classes(wideClass, isLarge && 'md:max-lg:col-span-full')} />
            {isBefore || column}
          </div>
        )
      })}
    </div>
  )
}
