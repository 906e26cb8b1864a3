/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-sm border border-line bg-raised px-1.5 font-text text-xs">
      {children}
    </kbd>
  )
}
