import { dashboardAccessTexts } from '@dlm/contract/dashboard/dashboard-access.texts'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AdminGate } from '../admin/admin-gate.tsx'
import { DashboardFrame } from '../admin/desk/dashboard-frame.tsx'
import { isOwnTool, ownRole } from '../admin/desk/own-tools.ts'
import { Start } from '../admin/desk/start.tsx'
import { toolTitle } from '../admin/desk/tools.ts'
import { useOpenAlbum } from '../admin/use-open-album.ts'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { type ToolName, toolIn } from '../lib/dashboard-tools.ts'
import '../styles/checkbox.css'
import { Skeleton } from '../ui/skeleton.tsx'

/** Each tool in a chunk of its own. */
const tools: Readonly<Record<ToolName, ComponentType<{ adid: string }>>> = {
  bin: lazyComponent(async () => ({ default: (await import('../admin/list/bin-tool.tsx')).BinTool })),
  settings: lazyComponent(async () => ({
    default: (await import('../features/settings/settings-tool.tsx')).SettingsTool,
  })),
  factor: lazyComponent(async () => ({
    default: (await import('../features/accounts/second-factor/second-factor-tool.tsx')).SecondFactorTool,
  })),
  events: lazyComponent(async () => ({
    default: (await import('../kinds/event/tool.tsx')).EventTool,
  })),
  products: lazyComponent(async () => ({
    default: (await import('../kinds/product/tool.tsx')).ProductTool,
  })),
  services: lazyComponent(async () => ({
    default: (await import('../kinds/service/tool.tsx')).ServiceTool,
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
  rooms: lazyComponent(async () => ({
    default: (await import('../features/rooms/manage/room-tool.tsx')).RoomTool,
  })),
  news: lazyComponent(async () => ({
    default: (await import('../kinds/news/tool.tsx')).NewsTool,
  })),
}

const QuestionInPlace = lazyComponent(async () => ({
  default: (await import('../features/questions/manage/question-in-place.tsx')).QuestionInPlace,
}))

/** The dashboard (SPEC §2): its start with the grid of its tools, or the one that the address names. */
export default function AdminDashboard() {
  const { factor: Factor } = tools
  const factor = (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Factor adid="" />
    </Suspense>
  )
  return <AdminGate factor={factor}>{(adid) => <Dashboard adid={adid} />}</AdminGate>
}

function Dashboard({ adid }: { adid: string }) {
  const [parameters] = useSearchParams()
  const name = toolIn(parameters)
  const album = useOpenAlbum(name === 'media' ? parameters.get('album') : null)
  const title = name ? toolTitle(name) : dashboardAccessTexts.dashboard
  return (
    <DashboardFrame adid={adid} title={album?.name ?? title} tool={name}>
      {/* One for all: what is shown stays until the code of the next tool has come. */}
      <Suspense fallback={<Skeleton className="h-96" />}>{shown(name, adid)}</Suspense>
    </DashboardFrame>
  )
}

function shown(name: ToolName | null, adid: string): ReactNode {
  if (name === null) return <Start adid={adid} question={<QuestionInPlace adid={adid} />} />
  if (!isOwnTool(name))
    return (
      <p className="max-w-text rounded-card border border-line bg-surface p-4 text-soft">
        {dashboardAccessTexts.toolHidden(ownRole() ?? 'admin')}
      </p>
    )
  const Tool = tools[name]
  return <Tool key={name} adid={adid} />
}
