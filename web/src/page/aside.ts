/** An entry that is read: in a wide window what can be done with it is beside the text, and stays in view. */
export const withAsideClass =
  'grid content-start gap-6 pt-4 lg:grid-cols-[minmax(0,712px)_minmax(0,280px)] lg:gap-x-10 xl:gap-x-16'
export const asideClass = 'lg:sticky lg:top-24 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:self-start'
