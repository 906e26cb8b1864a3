import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AdminGate } from '../features/dashboard/admin-gate.tsx'
import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx'
import { ToolGrid, toolTitle } from '../features/dashboard/tool-grid.tsx'
import { adminQuery } from '../lib/admin-query.ts'
import { type ToolName, toolIn } from '../lib/dashboard-tools.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type Tool = ComponentType<{ adid: string }>

/** Each tool in a chunk of its own. */
const tools: Readonly<Record<ToolName, Tool>> = {
  bin: lazy(async () => ({ default: (await import('../features/dashboard/bin-tool.tsx')).BinTool })),
  events: lazy(async () => ({
    default: (await import('../features/events/manage/event-tool.tsx')).EventTool,
  })),
  products: lazy(async () => ({
    default: (await import('../features/catalogue/manage/product-tool.tsx')).ProductTool,
  })),
  services: lazy(async () => ({
    default: (await import('../features/catalogue/manage/service-tool.tsx')).ServiceTool,
  })),
  faqs: lazy(async () => ({
    default: (await import('../features/questions/manage/reply-tool.tsx')).ReplyTool,
  })),
  sonata: lazy(async () => ({
    default: (await import('../features/sonata/manage/sonata-tool.tsx')).SonataTool,
  })),
  users: lazy(async () => ({ default: (await import('../features/users/user-tool.tsx')).UserTool })),
  media: lazy(async () => ({ default: (await import('../features/media/manage/media-tool.tsx')).MediaTool })),
  news: lazy(async () => ({ default: (await import('../features/news/manage/news-tool.tsx')).NewsTool })),
}

/** The dashboard (SPEC §2): the grid of its tools, or the one that the address names. */
export default function AdminDashboard() {
  return <AdminGate>{(adid) => <Dashboard adid={adid} />}</AdminGate>
}

function Dashboard({ adid }: { adid: string }): ReactNode {
  const [parameters] = useSearchParams()
  const name = toolIn(parameters)
  const Tool = name === null ? null : tools[name]
  if (name === null || Tool === null)
    return (
      <DashboardFrame adid={adid} title="Dashboard">
        <Grid adid={adid} />
      </DashboardFrame>
    )
  return (
    <DashboardFrame adid={adid} title={toolTitle(name)}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Tool key={name} adid={adid} />
      </Suspense>
    </DashboardFrame>
  )
}

/** The counts are those of the gate at first, and read anew each time the grid is shown. */
function Grid({ adid }: { adid: string }) {
  const { data } = useQuery(adminQuery('dashboard_counts', {}))
  if (!data) return <Skeleton className="h-96" />
  return <ToolGrid adid={adid} counts={data} />
}
