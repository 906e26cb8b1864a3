import { brand } from '@dlm/contract/brand'
import { Link } from 'react-router'
import { LatestNews } from '../features/news/latest-news.tsx'
import { Hero } from '../features/site/hero.tsx'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** Home: logo, intro, and the ways to the albums and the downloads (SPEC §2). */
export default function Home() {
  return (
    <>
      <Title>Home</Title>
      <Hero title={brand.product} text={brand.intro}>
        <Link to={paths.viewAlbums} className={buttonClass('primary')}>
          Explore
        </Link>
        <Link to={paths.downloadMedia} className={buttonClass('secondary')}>
          Download
        </Link>
      </Hero>
      <LatestNews />
    </>
  )
}
