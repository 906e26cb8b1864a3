/** A picture without what else its file told, and the EXIF data that it lost, from their TIFF header on. */
export interface Cleaned {
  clean: Buffer
  exif: Buffer | undefined
}
