import * as z from 'zod'

/**
 * `uploads/{uploadId}`: a file that is expected at `path` or stored there, until it is registered. The sweep removes it a
 * day later with whatever was made of it, or continues its move where a process died.
 */
export const UploadDoc = z.object({
  /** Who may upload and register it. */
  uid: z.string(),
  /** Object path in the staging area. */
  path: z.string(),
  name: z.string(),
  /** Media type as requested; storage.rules accept only the types we take. */
  type: z.string(),
  /** SHA-256 of size, first and last mebibyte, computed by the browser; null for pictures of forms. */
  fingerprint: z.string().nullable(),
  /** Folder of the renditions that are being made of it, for a picture of a form. */
  makes: z.string().nullable(),
  /** Object path it is being moved to: it is registered, and only has to get there. */
  goesTo: z.string().nullable(),
  /** The photo it is registered as: its document says where it goes by then. */
  photo: z.object({ fid: z.string(), pid: z.string() }).optional(),
  /** Its place among the files that were requested together, by their names. */
  order: z.number().int().nonnegative().optional(),
  /** Its picture is a cover already: only the file remains to be deleted. */
  used: z.boolean().default(false),
  /** Milliseconds. */
  startedAt: z.number(),
})
export type UploadDoc = z.infer<typeof UploadDoc>
