import { afterEach, describe, expect, it } from 'vitest'
import { type Area, areas } from '../brand/areas.ts'
import { applyAllSettings } from './hidden-areas.ts'
import { isAnyShown, isOffered } from './offered.ts'
import { eventsFeedPath, newsFeedPath } from './paths.ts'
import { publicScreens } from './screens.ts'

afterEach(() => applyAllSettings({}))

const hide = (...hidden: Area[]) => applyAllSettings({ hidden })

describe('isOffered', () => {
  it('is true for every screen of a fresh portal', () => {
    expect(publicScreens.filter((path) => !isOffered(path))).toEqual([])
  })

  it.each<[Area, string[], string[]]>([
    ['news', ['/news_area', '/read_news?id=n', newsFeedPath], ['/home', '/view_events']],
    ['products', ['/view_products?id=p', '/purchase_products?id=p'], ['/products', '/services?id=s']],
    ['services', ['/services', '/services?id=s'], ['/products', '/view_products']],
    ['sonata', ['/sonata?mid=m&cypher=C', '/varify_key?key=k'], ['/profile']],
    ['events', ['/view_events?id=e', eventsFeedPath], ['/events', '/view_success']],
    ['success', ['/view_success'], ['/events', '/view_events']],
    [
      'albums',
      ['/view_albums', '/view_albums?album=a', '/view_albums?tab=video&album=a', '/view_albums?tab=none'],
      ['/view_albums?tab=video', '/view_albums?tab=saved', '/media', '/download_media?fid=f&type=video/mp4'],
    ],
    ['videos', ['/view_albums?tab=video&id=v'], ['/view_albums', '/view_albums?tab=audio']],
    ['audio', ['/view_albums?tab=audio&id=a'], ['/view_albums', '/view_albums?tab=video']],
    [
      'questions',
      ['/terms_n_conditions?tab=faq&ask=true'],
      ['/terms_n_conditions', '/terms_n_conditions?tab=privacy'],
    ],
    ['ratings', ['/rate'], ['/explore']],
  ])('without %s leads to nothing of it, and to the rest', (area, hidden, shown) => {
    expect(hidden.filter(isOffered)).toEqual(hidden)
    hide(area)
    expect(hidden.filter(isOffered)).toEqual([])
    expect(shown.filter(isOffered)).toEqual(shown)
  })

  it('has a screen of several areas while one of them is shown', () => {
    hide('products')
    expect(isOffered('/products')).toBe(true)
    hide('products', 'services')
    expect(isOffered('/products')).toBe(false)
    hide('albums', 'videos', 'audio')
    expect(['/media', '/download_zip', '/view_albums?tab=saved'].filter(isOffered)).toEqual([])
  })

  it('leaves what belongs to no area', () => {
    hide(...areas)
    const always = [
      '/',
      '/home',
      '/explore',
      '/profile',
      '/terms_n_conditions?cookie_policy=true',
      'https://a.test/',
    ]
    expect(always.filter(isOffered)).toEqual(always)
  })
})

describe('isAnyShown', () => {
  it('is true for what belongs to no area', () => {
    hide(...areas)
    expect(isAnyShown([])).toBe(true)
    expect(isAnyShown(['news'])).toBe(false)
  })
})
