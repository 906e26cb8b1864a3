import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds a character takes. */
const pace = 28

/**
 * How many of `length` characters are typed so far, by the clock, so that a tab in the background is not behind. All of them
 * while it is not running; `onEnd` is called when the last one is typed. Give a new `text` to start again.
 */
export function useTypewriter(text: string, running: boolean, onEnd: () => void): number {
  const [typed, setTyped] = useState({ text, count: 0 })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!running) return
    const startedAt = Date.now()
    setTyped({ text, count: 0 })
    const timer = setInterval(() => {
      const count = Math.min(text.length, Math.floor((Date.now() - startedAt) / pace))
      setTyped({ text, count })
      if (count < text.length) return
      clearInterval(timer)
      end()
    }, pace)
    return () => clearInterval(timer)
  }, [text, running])
  if (!running) return text.length
  return typed.text === text ? typed.count : 0
}
