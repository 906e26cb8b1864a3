import type { Vote } from '@dlm/contract/news/news.schema'

interface Props {
  id: string
  love: number
  hate: number
  vote: Vote
}
/** Like and dislike: one changeable vote, a second click withdraws it (DESIGN §5). Counts are the server's. */
export declare function VoteButtons({ id, love, hate, vote }: Props): import('react').JSX.Element
