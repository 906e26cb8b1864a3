/** A picture without its metadata, and the EXIF data that was removed, from the TIFF header on. */
export interface Cleaned {
  clean: Buffer
  exif: Buffer | undefined
  /** False where the file had no end, and got one: whether its pixels are all there shows only when they are decoded. */
  hasEnd?: boolean
}
