import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { Picture } from './picture.tsx'

const { cover } = anArticle()

/** An observer that reports what the test says. */
function stubObserver() {
  let report: (isIntersecting: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  return (isIntersecting: boolean) => act(() => report(isIntersecting))
}

it('is fetched when it comes near the window, and fades in when it is there', () => {
  const report = stubObserver()
  render(<Picture picture={cover} alt="Aurora" sizes="100vw" />)
  const image = screen.getByAltText('Aurora')
  report(false)
  expect(image.getAttribute('src')).toBeNull()
  report(true)
  expect(image.getAttribute('srcset')).toBe('https://files.test/960.webp 960w')
  expect(image.className).toContain('opacity-0')
  fireEvent.load(image)
  expect(image.className).toContain('opacity-100')
})

it('reserves its space, and shows a placeholder from when it is near', () => {
  const report = stubObserver()
  const { container } = render(<Picture picture={cover} alt="Aurora" sizes="100vw" />)
  expect(screen.getByAltText('Aurora').getAttribute('width')).toBe('1600')
  const placeholder = container.querySelector('img[aria-hidden]')
  expect(placeholder?.getAttribute('src')).toBeNull()
  report(true)
  expect(placeholder?.getAttribute('src')).toMatch(/^data:image\/png/)
})

it('does without a placeholder that cannot be read', () => {
  const report = stubObserver()
  const { container } = render(<Picture picture={{ ...cover, thumbhash: '%' }} alt="Aurora" sizes="100vw" />)
  report(true)
  expect(container.querySelector('img[aria-hidden]')?.getAttribute('src')).toBeNull()
})

it('is fetched at once where a screen opens with it', () => {
  stubObserver()
  render(<Picture picture={cover} alt="Aurora" sizes="100vw" eager />)
  expect(screen.getByAltText('Aurora').getAttribute('src')).toBe('https://files.test/960.webp')
})

it('is cropped around its focal point, and so is its placeholder', () => {
  stubObserver()
  const { container, rerender } = render(
    <Picture picture={{ ...cover, focus: { x: 0.2, y: 0.755 } }} alt="Aurora" sizes="100vw" />,
  )
  const positions = () =>
    Array.from(container.querySelectorAll('img'), ({ style, dataset }) => [
      style.objectPosition,
      dataset.focus,
    ])
  expect(positions()).toEqual(Array(2).fill(['20% 75.5%', '20% 75.5%']))
  rerender(<Picture picture={cover} alt="Aurora" sizes="100vw" />)
  expect(positions()).toEqual(Array(2).fill(['', undefined]))
})

it('is there for paper, however far it is from the window', () => {
  stubObserver()
  render(<Picture picture={cover} alt="Aurora" sizes="100vw" />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByAltText('Aurora').getAttribute('src')).toBe('https://files.test/960.webp')
  act(() => void dispatchEvent(new Event('afterprint')))
})
