import type { QrReading } from './qr-worker.ts'

/**
 * Reads the QR code in a picture, in a worker of this browser: the picture never leaves the device (DESIGN §5).
 * @throws Error when the worker could not be loaded
 */
export function readQr(picture: Blob): Promise<QrReading> {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<QrReading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<QrReading>) => resolve(data)
    worker.onerror = () => reject(new Error('the QR reader could not be loaded'))
    worker.postMessage(picture)
  }).finally(() => worker.terminate())
}
