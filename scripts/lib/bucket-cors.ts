import { initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { StopError } from './stop-error.ts'

/** Who may fetch a bucket's files by script, as Cloud Storage takes it. */
interface Cors {
  origin: string[]
  method: string[]
  responseHeader: string[]
  maxAgeSeconds: number
}

/** Seconds for which a browser caches the preflight answer. */
const remembered = 3600

/**
 * From where pages may fetch files: the portal, and the two addresses Hosting serves it at besides. Reading only:
 * uploads go through Firebase, which has an answer of its own.
 */
export function bucketCors(project: string, portalOrigin: string): Cors[] {
  const origin = [
    ...new Set([portalOrigin, `https://${project}.web.app`, `https://${project}.firebaseapp.com`]),
  ]
  return [
    {
      origin,
      method: ['GET', 'HEAD'],
      responseHeader: ['Content-Type', 'Content-Length'],
      maxAgeSeconds: remembered,
    },
  ]
}

/**
 * Lets the portal's pages fetch downloads and zips (decision 010), with the credentials of
 * `gcloud auth application-default login`.
 * @throws StopError saying why not, and what to do
 */
export async function allowFetching(project: string, bucket: string, portalOrigin: string): Promise<void> {
  const storage = getStorage(initializeApp({ projectId: project }))
  try {
    await storage.bucket(bucket).setCorsConfiguration(bucketCors(project, portalOrigin))
  } catch (error) {
    throw new StopError(
      `Deployed, but the bucket ${bucket} lets no page fetch its files yet: ${error instanceof Error ? error.message : error}\nRun gcloud auth application-default login, or name another bucket with --bucket, then: npm run deploy -- --project ${project} --only storage`,
    )
  }
}
