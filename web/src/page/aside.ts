import './detail.css'

/** An entry that is read: in a wide window what can be done with it is beside the text, and stays in view. */
export const withAsideClass = 'grid content-start gap-6 pt-4 lg:grid-cols-[2fr_1fr] lg:gap-x-16'
export const asideClass = 'lg:sticky lg:top-24 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:self-start'

/** The width of the picture of an entry in three parts (detail.css). */
export const pictureSizes = '(min-width: 1280px) 29vw, (min-width: 640px) 38vw, 94vw'
