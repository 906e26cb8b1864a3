/** A picture without its metadata, and the EXIF data that was removed, from the TIFF header on. */
export interface Cleaned {
  clean: Buffer
  exif: Buffer | undefined
}
