import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { useEffect, useRef, useState } from 'react'
import { type SettingsGroup, settingsGroups } from './settings-groups.ts'

/** The part of the window in which a group is the one that is read. */
const reading = '-15% 0px -60% 0px'

/** Opens a group that the address names, and scrolls to it. */
function open(id: string): void {
  const group = document.getElementById(id)
  const details = group?.querySelector('details')
  if (details) details.open = true
  group?.scrollIntoView()
}

/** Which group is read: the one that the address names while it can be seen, or the first in view. */
function useCurrent(ids: readonly SettingsGroup[]): SettingsGroup | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const seen = new Set<string>()
    const update = () => {
      const named = window.location.hash.slice(1)
      setCurrent(
        (now) => ids.find((id) => id === named && seen.has(id)) ?? ids.find((id) => seen.has(id)) ?? now,
      )
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        update()
      },
      { rootMargin: reading },
    )
    for (const id of ids) {
      const group = document.getElementById(id)
      if (group) observer.observe(group)
    }
    const follow = () => {
      open(window.location.hash.slice(1))
      update()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', follow)
    }
  }, [ids])
  return current
}

/** The groups of the settings as links, in a row that stays in view and scrolls where it is wider than the window. */
export function SettingsIndex({ ids }: { ids: readonly SettingsGroup[] }) {
  const current = useCurrent(ids)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // Not `scrollIntoView`, which scrolls the page too.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={settingsScreenTexts.sections} className="settings-index">
      <ul ref={row}>
        {ids.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              // The address may name it already.
              onClick={() => open(id)}
            >
              {settingsGroups[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
