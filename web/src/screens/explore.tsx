import { introLine } from '@dlm/contract/brand/intro-steps'
import { exploreTexts } from '@dlm/contract/site/explore.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { LatestRatings } from '../features/ratings/latest-ratings.tsx'
import { LatestNews } from '../kinds/news/latest-news.tsx'
import { paths } from '../lib/paths.ts'
import { AboutBox } from '../page/about-box.tsx'
import { TypedIntro } from '../page/intro/typed-intro.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'

/** About: the intro in six steps, the latest news and ratings, and who is behind it (SPEC §2). */
export default function Explore() {
  return (
    <>
      <div className="media-width">
        <Title>{exploreTexts.explore}</Title>
        <PageHeader
          title={exploreTexts.title}
          intro={introLine()}
          back={{ to: paths.landing, label: exploreTexts.welcome }}
        />
        <TypedIntro />
      </div>
      <div className="pt-10">{isOffered(paths.newsArea) && <LatestNews eager />}</div>
      {isOffered(paths.rate) && <LatestRatings />}
      <AboutBox />
    </>
  )
}
