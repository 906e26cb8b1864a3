import { useEffect } from 'react'
import { lazyModule, useLazyModule } from '../lib/code/lazy-module.ts'
import { paths } from '../lib/paths.ts'
import { isTypedInto } from '../lib/use-typing.ts'
import { showSearch, useSearchIsOpen } from '../shell/search/open-search.ts'

const dialog = lazyModule('search', () => import('../shell/search/search-dialog.tsx'))

/** The search of everything, which `/` and Ctrl or ⌘ K open as well. */
export function SiteSearch() {
  const isOpen = useSearchIsOpen()
  const onClose = () => showSearch(false)
  const code = useLazyModule(dialog, isOpen, onClose)
  // For the lifetime of the page; a second registration changes nothing.
  useEffect(() => addEventListener('keydown', openByKey), [])
  return isOpen && code && <code.SearchDialog onClose={onClose} />
}

/** Not where one types, and not over a dialog; on the dashboard `/` is for the search of the tool. */
function openByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isWanted = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/')
  if (!isWanted || isTypedInto(target) || document.querySelector('dialog[open]')) return
  if (key === '/' && location.pathname === paths.adminDashboard) return
  event.preventDefault()
  showSearch(true)
}
