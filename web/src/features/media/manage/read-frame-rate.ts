import { BlobSource, Input, MP4, QTFF, WEBM } from 'mediabunny'

/** Packets by which the rate is measured. */
const measured = 300

/** Frames of a film in a second, to the thousandth; undefined without pictures. @throws what mediabunny does where the file cannot be read */
export async function readFrameRate(file: Blob): Promise<number | undefined> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] })
  try {
    const picture = await input.getPrimaryVideoTrack()
    if (!picture) return undefined
    const { averagePacketRate } = await picture.computePacketStats(measured)
    const rate = Math.round(averagePacketRate * 1000) / 1000
    return rate >= 1 && rate <= 1000 ? rate : undefined
  } finally {
    input.dispose()
  }
}
