import type { LucideIcon } from 'lucide-react'

interface Props {
  label: string
  icon: LucideIcon
  accept: string
  isFolder?: boolean
  onlyOne?: boolean
  onChoose(files: File[]): void
}

/** A label that looks like a button, with the input of files in it. */
export function FileButton({
  label,
  icon: Icon,
  accept,
  isFolder = false,
  onlyOne = false,
  onChoose,
}: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-line bg-surface px-4 font-semibold whitespace-nowrap max-sm:px-3 focus-within:outline-2 focus-within:outline-accent hover:border-accent">
      <Icon aria-hidden="true" className="size-5" />
      {label}
      <input
        type="file"
        multiple={!onlyOne}
        accept={accept}
        className="sr-only"
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []))
          // The same files may be chosen once more.
          target.value = ''
        }}
      />
    </label>
  )
}
