import type { Query } from 'firebase-admin/firestore'
import type { Handler } from '../platform/handler.ts'

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

/** How many of each there are, counted by the database without reading them. */
export const dashboard_counts: Handler<'dashboard_counts'> = async ({ platform: { db } }) => {
  const all = (name: string) => count(db.collection(name))
  const [photos, videos, audios, news, events, products, services, questions, sonata, users] =
    await Promise.all([
      all('photos'),
      all('videos'),
      all('audios'),
      all('news'),
      all('events'),
      all('products'),
      all('services'),
      count(db.collection('questions').where('reps', '==', 0)),
      count(db.collection('sonata').where('paidAt', '==', null)),
      all('users'),
    ])
  return { media: photos + videos + audios, news, events, products, services, questions, sonata, users }
}
