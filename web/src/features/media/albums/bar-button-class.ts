/** A control of an album's bar: an icon and its name, and on a phone one below the other. */
export const barButtonClass =
  'bar-button rounded-control text-sm font-semibold text-ink transition-colors hover:bg-raised print:hidden'
