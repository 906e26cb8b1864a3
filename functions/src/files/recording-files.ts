import * as z from 'zod'

/** What the documents of videos and sounds say of their files. */
const Files = z.object({
  original: z.string(),
  renditions: z.array(z.object({ path: z.string() })).default([]),
})

/**
 * Object paths of the files by which a recording is heard and seen: its original, and the smaller versions of a video. A poster is a
 * picture of its own.
 * @param document of a video or a sound
 * @throws ZodError for any other document
 */
export function recordingFiles(document: unknown): string[] {
  const { original, renditions } = Files.parse(document)
  return [original, ...renditions.map(({ path }) => path)]
}
