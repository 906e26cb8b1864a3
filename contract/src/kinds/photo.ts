import { editors } from '../roles.ts'
import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const photo = {
  one: 'photo',
  many: 'photos',
  title: 'Photos',
  collection: 'photos',
  area: 'albums',
  /** Open over its album; the id of that comes before. */
  address: `${paths.viewAlbums}?photo=`,
  tool: 'media',
  roles: editors,
  calls: { add: 'add_photos', delete: 'delete_photo' },
  notFound: 'media-not-found',
  reads: ['get_all_albums', 'get_latest_media', 'photos_all'],
  hasDrafts: false,
  hasText: false,
  hasTags: true,
  figures: ['downloads'],
  isHighlighted: false,
} as const satisfies Kind
