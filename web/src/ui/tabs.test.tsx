import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Image from 'lucide-react/icons/image'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'photo', label: 'Photo', icon: Image },
  { id: 'video', label: 'Video', icon: Image },
  { id: 'audio', label: 'Audio', icon: Image },
] as const

function Example() {
  const [selected, setSelected] = useState<'photo' | 'video' | 'audio'>('photo')
  return (
    <Tabs label="Media" tabs={tabs} selected={selected} onSelect={setSelected}>
      All of {selected}
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = (name: string) => screen.getByRole('tabpanel', { name }).textContent

it('shows the panel of the selected tab, named by it', async () => {
  render(<Example />)
  expect(screen.getByRole('tablist', { name: 'Media' })).toBeDefined()
  expect(panel('Photo')).toBe('All of photo')
  await userEvent.click(tab('Video'))
  expect(panel('Video')).toBe('All of video')
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ])
  expect(tab('Video').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})

it('is one stop for the Tab key, before its panel', async () => {
  render(<Example />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Photo'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it.each([
  ['{ArrowRight}', 'Video'],
  ['{ArrowLeft}', 'Audio'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Photo'],
  ['{End}', 'Audio'],
  ['{End}{Home}', 'Photo'],
  ['x', 'Photo'],
])('%s selects and focuses %s', async (keys, name) => {
  render(<Example />)
  await userEvent.click(tab('Photo'))
  await userEvent.keyboard(keys)
  expect(document.activeElement).toBe(tab(name))
  expect(tab(name).getAttribute('aria-selected')).toBe('true')
})
