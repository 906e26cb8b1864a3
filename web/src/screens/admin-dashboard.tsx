import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AdminGate } from '../features/dashboard/admin-gate.tsx'
import { adminQuery } from '../features/dashboard/admin-query.ts'
import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx'
import { ToolGrid, toolTitle } from '../features/dashboard/tool-grid.tsx'
import { type ToolName, toolIn } from '../lib/dashboard-tools.ts'
import { lazyComponent } from '../lib/lazy-screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Each tool in a chunk of its own. */
const tools: Readonly<Record<ToolName, ComponentType<{ adid: string }>>> = {
  bin: lazyComponent(async () => ({ default: (await import('../features/dashboard/bin-tool.tsx')).BinTool })),
  events: lazyComponent(async () => ({
    default: (await import('../features/events/manage/event-tool.tsx')).EventTool,
  })),
  products: lazyComponent(async () => ({
    default: (await import('../features/catalogue/manage/product-tool.tsx')).ProductTool,
  })),
  services: lazyComponent(async () => ({
    default: (await import('../features/catalogue/manage/service-tool.tsx')).ServiceTool,
  })),
  faqs: lazyComponent(async () => ({
    default: (await import('../features/questions/manage/reply-tool.tsx')).ReplyTool,
  })),
  sonata: lazyComponent(async () => ({
    default: (await import('../features/sonata/manage/sonata-tool.tsx')).SonataTool,
  })),
  users: lazyComponent(async () => ({ default: (await import('../features/users/user-tool.tsx')).UserTool })),
  media: lazyComponent(async () => ({
    default: (await import('../features/media/manage/media-tool.tsx')).MediaTool,
  })),
  news: lazyComponent(async () => ({
    default: (await import('../features/news/manage/news-tool.tsx')).NewsTool,
  })),
}

/** The dashboard (SPEC §2): the grid of its tools, or the one that the address names. */
export default function AdminDashboard() {
  return <AdminGate>{(adid) => <Dashboard adid={adid} />}</AdminGate>
}

function Dashboard({ adid }: { adid: string }): ReactNode {
  const [parameters] = useSearchParams()
  const name = toolIn(parameters)
  if (name === null)
    return (
      <DashboardFrame adid={adid} title="Dashboard">
        <Grid adid={adid} />
      </DashboardFrame>
    )
  const Tool = tools[name]
  return (
    <DashboardFrame adid={adid} title={toolTitle(name)}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Tool key={name} adid={adid} />
      </Suspense>
    </DashboardFrame>
  )
}

/** The counts are those of the gate at first, and read again each time the grid is shown. */
function Grid({ adid }: { adid: string }) {
  const { data } = useQuery(adminQuery('dashboard_counts', {}))
  if (!data) return <Skeleton className="h-96" />
  return <ToolGrid adid={adid} counts={data} />
}
