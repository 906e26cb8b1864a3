import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { SidePanel } from './side-panel.tsx'

const show = (children: ReactNode) =>
  render(
    <SidePanel title="Panel" onClose={vi.fn()}>
      {children}
    </SidePanel>,
  )

it('begins where writing begins, past the files and what is read only', () => {
  show(
    <>
      <input type="file" aria-label="Cover" />
      <input readOnly aria-label="Id" />
      <input aria-label="Title" />
      <textarea aria-label="Text" />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})

it('begins with its files where nothing is written', () => {
  show(<input type="file" aria-label="Choose files" />)
  expect(document.activeElement).toBe(screen.getByLabelText('Choose files'))
})

it('begins as a whole where there is no field', () => {
  show(<button type="button">Remove</button>)
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Panel' }))
})
