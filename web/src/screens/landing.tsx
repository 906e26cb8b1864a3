import { brand } from '@dlm/contract/brand'
import { Link } from 'react-router'
import { LatestNews } from '../features/news/latest-news.tsx'
import { Hero } from '../features/site/hero.tsx'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** The landing: what this is, and the two ways in (SPEC §2). */
export default function Landing() {
  return (
    <>
      <Title>Welcome</Title>
      <Hero title={brand.line} text={brand.intro}>
        <Link to={paths.explore} className={buttonClass('primary')}>
          Explore
        </Link>
        <Link to={paths.getStart} className={buttonClass('secondary')}>
          Get Started
        </Link>
      </Hero>
      <LatestNews />
    </>
  )
}
