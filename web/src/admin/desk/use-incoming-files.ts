import { useEffect, useEffectEvent, useState } from 'react'
import { isTypedInto } from '../../lib/use-typing.ts'
import { droppedFiles } from './dropped-files.ts'

/** Text pasted into a field is left to the field, even if the clipboard also has a picture of it. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): File[] {
  const isText = isTypedInto(target) && clipboardData?.types.includes('text/plain')
  return isText ? [] : Array.from(clipboardData?.files ?? [])
}

/**
 * Takes files that are dropped anywhere on the window, or pasted.
 * @returns whether files are held over the window
 */
export function useIncomingFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const onFiles = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) take(files)
  })
  useEffect(() => {
    const ended = new AbortController()
    const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) =>
      addEventListener(name, listener, { signal: ended.signal })
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    // Left the window: no further event follows.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    on('drop', (event) => {
      setOver(false)
      // The field under the pointer has handled the drop already.
      if (event.defaultPrevented || !event.dataTransfer) return
      event.preventDefault()
      void droppedFiles(event.dataTransfer).then(onFiles)
    })
    on('paste', (event) => {
      const files = pastedFiles(event)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    })
    return () => ended.abort()
  }, [])
  return isOver
}
