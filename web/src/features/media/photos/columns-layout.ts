import { gap, layoutOf, type PhotoLayout, type PhotosToPlace, ratioOf, usualRatio } from './photo-layout.ts'

/** Columns are as near below this as the width allows, in pixels; a phone has two. */
const columnWidth = 360

/** The ratios of all photos, assumed for those that are not loaded. */
export function ratiosOf({ photos, pendingCount }: PhotosToPlace): number[] {
  return [...photos.map(ratioOf), ...Array<number>(pendingCount).fill(usualRatio)]
}

/** Columns: each photo is below the shortest one, so that they are read from side to side, as rows are. */
export function columnsLayout(toPlace: PhotosToPlace): PhotoLayout {
  const { photos, width } = toPlace
  const ratios = ratiosOf(toPlace)
  const fitting = Math.max(2, Math.ceil(width / columnWidth))
  const count = Math.min(fitting, Math.max(2, ratios.length))
  const each = (width - gap * (count - 1)) / count
  const bottoms = Array<number>(count).fill(0)
  const boxes = ratios.map((ratio) => {
    const y = Math.min(...bottoms)
    const column = bottoms.indexOf(y)
    const height = Math.round(each / ratio)
    bottoms[column] = y + height + gap
    return { x: Math.round(column * (each + gap)), y, width: Math.floor(each), height }
  })
  return layoutOf(boxes.slice(0, photos.length), boxes.slice(photos.length))
}
