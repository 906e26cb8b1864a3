/** What is wrong with a chosen file, or worth knowing, before it is uploaded. */
export const fileTexts = {
  unreadable:
    'We can’t read this file. It may have been moved, deleted or not downloaded to this device yet.',
  empty: 'This file is empty.',
  animated: 'This image is animated. Only its first frame will show.',
  /** @param size as people read it: `60 MB` */
  tooLarge: (size: string) => `This file is larger than ${size}.`,
  converted: (from: string, to: string) => `Converted from ${from} to ${to}.`,
  /** @param way how people make one that is taken of it */
  notConverted: (format: string, way: string) => `Your browser can’t convert this ${format} file. ${way}`,
  /** Of a recording, of which nothing is changed but the file around it. */
  rewrapped: (from: string, to: string) => `Saved as ${to} instead of ${from}, with no loss of quality.`,
  renamed: (format: string) => `The format is ${format}, so we corrected the file name.`,
  noPicture: 'This file has sound but no picture. Upload it under Audio.',
  rareVideo: (format: string) =>
    `Many browsers can’t play ${format} video. Export it as H.264 so it plays for everyone.`,
  rareSound: (format: string) =>
    `Many browsers can’t play ${format} sound. Export it as AAC so it plays for everyone.`,
  expired: (name: string) => `“${name}” was uploaded more than a day ago. Choose it again.`,
} as const
