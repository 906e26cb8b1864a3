import { expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

it('leaves a saved file its address for 40 seconds and more, and not forever', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile('a.txt', new Blob(['a']))
  expect(click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(40_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:file')
  vi.useRealTimers()
})
