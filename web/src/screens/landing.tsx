import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { isOffered } from '@dlm/contract/site/offered'
import { Link } from 'react-router'
import { LatestProduct } from '../features/catalogue/latest-product.tsx'
import { ComingEvent } from '../features/events/coming-event.tsx'
import { AlbumStage } from '../features/media/stage/album-stage.tsx'
import { LatestFilm } from '../features/media/stage/latest-film.tsx'
import { LatestSound } from '../features/media/stage/latest-sound.tsx'
import { LatestNews } from '../features/news/latest-news.tsx'
import { RatingTile } from '../features/ratings/rating-tile.tsx'
import { Title } from '../features/site/title.tsx'
import { mediaTabPath, paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** The landing: what this studio makes, what it is, and the two ways in (SPEC §2). */
export default function Landing() {
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
      <div className="page-width grid gap-5 pt-10 lg:grid-cols-3">
        {isOffered(mediaTabPath('video')) && <LatestFilm className="lg:col-span-2 lg:row-span-2" />}
        {isOffered(mediaTabPath('audio')) && <LatestSound />}
        {isOffered(paths.viewEvents) && <ComingEvent />}
        {isOffered(paths.viewProducts) && <LatestProduct />}
        {isOffered(paths.rate) && <RatingTile className="lg:col-span-2" />}
      </div>
      {isOffered(paths.newsArea) && <LatestNews hasLead />}
    </>
  )
}
