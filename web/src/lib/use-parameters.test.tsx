import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { setParameter, useParameters } from './use-parameters.ts'

/** Two components of a screen, each of which changes the address, at the same time. */
function Parts() {
  const [parameters, open] = useParameters()
  const [, search] = useParameters()
  const both = () => {
    open((now) => setParameter(now, 'open', 'n1'))
    search((now) => setParameter(now, 'search', 'sea'), { replace: true })
  }
  return (
    <>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => open((now) => setParameter(now, 'open', null))}>
        Close
      </button>
      <output>{parameters.toString()}</output>
    </>
  )
}

it('two changes of the address in one moment both last, and later ones build on what is there', async () => {
  const { user, address } = renderScreen(<Parts />, '/tool?tab=x')
  await user.click(screen.getByRole('button', { name: 'Both' }))
  expect(address()).toBe('/tool?tab=x&open=n1&search=sea')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(address()).toBe('/tool?tab=x&search=sea')
})
