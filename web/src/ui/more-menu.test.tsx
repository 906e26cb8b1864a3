import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import { expect, it, vi } from 'vitest'
import { MoreMenu } from './more-menu.tsx'

function show() {
  const [edit, send] = [vi.fn(), vi.fn()]
  render(
    <MoreMenu
      label="More for it"
      items={[
        { label: 'Edit', icon: Pencil, onSelect: edit },
        { label: 'Send again', icon: Send, onSelect: send },
      ]}
    />,
  )
  return { edit, send, button: screen.getByRole('button', { name: 'More for it' }) }
}
const focused = () => document.activeElement?.textContent

it('opens on its first item, moves by arrows round the ends, and selects', async () => {
  const { edit, send, button } = show()
  expect(screen.queryByRole('menu')).toBeNull()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Edit')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Send again')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Edit')
  await userEvent.keyboard('{End}{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  expect(edit).not.toHaveBeenCalled()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('closes with Escape, which gives the focus back, and where it is left', async () => {
  const { button } = show()
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.tab()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('stays open for what is on or off, and says which it is', async () => {
  const toggle = vi.fn()
  render(<MoreMenu label="Columns" items={[{ label: 'Views', isChecked: true, onSelect: toggle }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const item = screen.getByRole('menuitemcheckbox', { name: 'Views' })
  expect(item.getAttribute('aria-checked')).toBe('true')
  await userEvent.click(item)
  expect(toggle).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('menu')).toBeDefined()
})
