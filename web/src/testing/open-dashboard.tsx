import type { Answer } from '@dlm/contract/contract'
import { day } from '@dlm/contract/format/day'
import { Figures, figureDays } from '@dlm/contract/statistics/figures.schema'
import { Route, Routes } from 'react-router'
import { writesMarkdown } from '../admin/form/writing-mode.ts'
import { persistSession } from '../auth/persist-session.ts'
import AdminDashboard from '../screens/admin-dashboard.tsx'
import { aUser } from './a-user.ts'
import { renderScreen } from './render-screen.tsx'

const counts: Answer<'dashboard_counts'> = {
  ...{ media: 74, news: 24, events: 10, products: 12 },
  ...{ services: 8, questions: 3, sonata: 1, users: 17 },
}

/** The counts that the gate asks for. */
export const dashboard_counts = () => counts

const today = Date.parse('2026-11-23')

/** Thirty days until November 23, 2026, on which nothing happened but what is given by the days before it. */
export function figuresUntil(given: Readonly<Record<number, Partial<Figures>>> = {}): Answer<'get_figures'> {
  const data = Array.from({ length: figureDays }, (_, at) => {
    const ago = figureDays - 1 - at
    return { ...Figures.parse(given[ago] ?? {}), day: day(new Date(today - ago * 86_400_000)) }
  })
  return { data, before: Figures.parse({}), top: [], stored: { photos: 0, videos: 0, audio: 0 } }
}

/** Opens the dashboard as the signed-in account; with a tool, that one. Texts are Markdown there: happy-dom has no layout for the editor. */
export function renderDashboard(tool?: string) {
  writesMarkdown.set(true)
  return renderScreen(
    <Routes>
      <Route path="/admin_dashboard" element={<AdminDashboard />} />
      <Route path="*" element={null} />
    </Routes>,
    `/admin_dashboard?id=ADM-1001${tool === undefined ? '' : `&tool=${tool}`}`,
  )
}

/** An owner opens the dashboard; with a tool, that one. */
export function openDashboard(tool?: string) {
  persistSession({
    user: aUser({ uid: 'uid-admin', user: 'siteadmin', role: 'admin', adminRole: 'owner', adid: 'ADM-1001' }),
    persistence: 'tab',
  })
  return renderDashboard(tool)
}
