import { brand } from '@dlm/contract/brand'
import { Link } from 'react-router'
import { LatestNews, prefetchLatestNews } from '../features/news/latest-news.tsx'
import { Hero } from '../features/site/hero.tsx'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

export const loader = prefetchLatestNews

/** The landing: what this is, and the two ways in (SPEC §2). */
export default function Landing() {
  return (
    <>
      <Title>Welcome</Title>
      <Hero title={brand.line} text={brand.intro}>
        <Link to={paths.explore} viewTransition className={buttonClass('primary')}>
          Explore
        </Link>
        <Link to={paths.getStart} viewTransition className={buttonClass('secondary')}>
          Get Started
        </Link>
      </Hero>
      <LatestNews />
    </>
  )
}
