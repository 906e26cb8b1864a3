import { createContext, useContext } from 'react'
import { thumbHashToAverageRGBA } from 'thumbhash'

/** Pictures of a list that the page's HTML already fetches: those that a phone shows at first, as its first load has a budget (DESIGN §8). */
const early = 2

/** How many pictures a list has so far, while its page is rendered on the server; on other pages none is early. Marked, so that the app has nothing of it. */
export const PictureCount = /* @__PURE__ */ createContext({ pictures: Number.POSITIVE_INFINITY })

/** What the server's HTML has of a picture before the app is there. */
export interface ServerPicture {
  /** It is among the first of its list, and fetched by the HTML. */
  isEarly: boolean
  /** A picture of one pixel in the average colour, as a data URL; undefined where the hash cannot be read, or is transparent. */
  colour: string | undefined
}

/** Counts a picture of a list. For the server alone: the app begins from what it left in the document. */
export function useServerPicture(thumbhash: string): ServerPicture {
  const list = useContext(PictureCount)
  list.pictures++
  return { isEarly: list.pictures <= early, colour: averageColour(thumbhash) }
}

/** The bytes of a thumbhash that the average is made of. */
const leastBytes = 5

/** The smallest GIF: the policy forbids a style attribute. */
export function averageColour(thumbhash: string): string | undefined {
  const hash = Buffer.from(thumbhash, 'base64')
  if (hash.length < leastBytes) return undefined
  const { r, g, b, a } = thumbHashToAverageRGBA(hash)
  if (a < 1) return undefined
  const colour = [r, g, b].map((share) => Math.round(share * 255))
  const gif = Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1'),
    Buffer.from([...colour, 0, 0, 0]),
    Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1'),
  ])
  return `data:image/gif;base64,${gif.toString('base64')}`
}
