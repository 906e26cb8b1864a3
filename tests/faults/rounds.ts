/** Whether this is `npm run soak`: the same cases, at more places, more often and for longer than in `npm test`. */
export const isSoak = process.env.SOAK === 'true'
