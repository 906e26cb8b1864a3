/** The round button that plays a recording. */
export const playClass =
  'grid size-12 place-items-center rounded-full bg-accent-solid text-on-accent transition-transform active:scale-95'
