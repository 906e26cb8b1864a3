import Upload from 'lucide-react/icons/upload'

/** Covers the window while files are dragged over it. */
export function DropCover({ label }: { label: string }) {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-wash/90">
      <p className="flex items-center gap-3 rounded-card bg-surface px-6 py-4 text-h3 font-semibold shadow-dock">
        <Upload aria-hidden="true" className="size-6 text-accent" />
        {label}
      </p>
    </div>
  )
}
