import type { OpenedRoom } from '@dlm/contract/rooms/rooms.schema'
import { createContext, useContext } from 'react'
import type { WithRoomGrant } from './room-reads.ts'

/** How the client of a room, or the studio in it, comments on pieces and decides about them. */
export interface Reviewing
  extends Pick<OpenedRoom['link'], 'id' | 'name' | 'mayComment' | 'mayApprove' | 'isStudio'> {
  withGrant: WithRoomGrant
}

const ReviewingContext = createContext<Reviewing | null>(null)

export const ReviewingProvider = ReviewingContext.Provider

/** Null where nothing is commented on or decided. */
export const useReviewing = (): Reviewing | null => useContext(ReviewingContext)
