/** Pixels of the photos' originals, by shape. */
export const wide = { width: 1600, height: 1067 }
export const tall = { width: 1067, height: 1600 }
export const square = { width: 1400, height: 1400 }
export const screen = { width: 1600, height: 900 }
export const classic = { width: 1600, height: 1200 }
/** Wide enough for the largest rendition. */
export const panorama = { width: 1920, height: 1000 }
