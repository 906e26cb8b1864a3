import { describe, expect, it } from 'vitest'
import { hrefOfTyped, kindOfHref, typedOfContact } from './contact-href.ts'

describe('a contact as people type it', () => {
  it.each([
    ['+1 555 201 3344', 'tel:+15552013344', 'phone'],
    [' (02) 555.010/01 ', 'tel:0255501001', 'phone'],
    ['tel:+94 77 123 4567', 'tel:+94771234567', 'phone'],
    ['hello@quay.test', 'mailto:hello@quay.test', 'email'],
    ['instagram.com/quay', 'https://instagram.com/quay', 'social'],
    ['@quay.studio', 'https://www.instagram.com/quay.studio', 'social'],
    ['@quay@photos.test', 'https://photos.test/@quay', 'social'],
    ['https://quay.test/us', 'https://quay.test/us', 'social'],
    ['github.com/quay/portal', 'https://github.com/quay/portal', 'source'],
    ['www.openstreetmap.org/#map=15/51/0', 'https://www.openstreetmap.org/#map=15/51/0', 'map'],
    ['google.com/maps/place/Quay', 'https://google.com/maps/place/Quay', 'map'],
    ['maps.app.goo.gl/x', 'https://maps.app.goo.gl/x', 'map'],
  ])('%j leads to %s and is of kind %s', (typed, href, kind) => {
    expect(hrefOfTyped(typed)).toBe(href)
    expect(kindOfHref(href, 'social')).toBe(kind)
    expect(kindOfHref(href, 'phone')).toBe(kind)
  })

  it.each(['Call us', '@', '@a b', '7 Fore Street 10115', ''])('%j is no address', (typed) => {
    expect(hrefOfTyped(typed)).toBe(typed)
    expect(kindOfHref(typed, 'map')).toBe('map')
  })

  it('that could be any website remains of the kind that was chosen', () => {
    expect(kindOfHref('https://git.quay.test/portal', 'source')).toBe('source')
    expect(kindOfHref('https://quay.test/google.com/maps', 'social')).toBe('social')
    expect(kindOfHref('https://github.com.quay.test/', 'social')).toBe('social')
  })
})

describe('a stored contact', () => {
  it.each([
    ['phone', '+1 555 201 3344', 'tel:+15552013344', '+1 555 201 3344'],
    ['phone', 'Call 077 123 4567, any day', 'tel:0771234567', '077 123 4567'],
    ['phone', 'Call us', 'tel:+94771234567', '+94771234567'],
    ['email', 'Write to us', 'mailto:hello@quay.test', 'hello@quay.test'],
    ['social', 'Us', 'https://quay.test/', 'quay.test'],
    ['social', 'Us', 'https://instagram.com/quay/', 'instagram.com/quay/'],
    ['social', 'Us', 'https://xn--r0cnqv.lk/', 'xn--r0cnqv.lk'],
    ['social', 'Us', 'https://quay.test:8443/us', 'https://quay.test:8443/us'],
    ['social', 'Us', '', ''],
  ] as const)('of kind %s with the text %j and the address %s opens as %j', (kind, label, href, typed) => {
    const opened = typedOfContact({ kind, label, href })
    expect(opened).toBe(typed)
    expect(hrefOfTyped(opened).replace(/\/$/, '')).toBe(href.replace(/\/$/, ''))
  })
})
