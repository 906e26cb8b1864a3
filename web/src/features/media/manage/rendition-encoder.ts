import { EncodedPacket, type EncodedVideoPacketSource, type VideoSample } from 'mediabunny'
import type { RenditionPlan } from './rendition-plan.ts'

/** Seconds between two pictures that are whole: a player can begin at each. */
const wholeEvery = 2
/** Pixels on each side of a block of H.264. */
const block = 16
/** Pictures that wait for the encoder at most: each is held in memory. */
const mostWaiting = 4

/**
 * Encodes the pictures of a version. The browser's encoder is used itself, since it scales what it is given (W3C WebCodecs): drawn on a
 * canvas by mediabunny, each picture took several times as long without a graphics card, and its colours were changed.
 */
export class RenditionEncoder {
  private readonly plan: RenditionPlan
  private readonly encoder: VideoEncoder
  /** What is encoded gets into the file in its order. */
  private written: Promise<unknown> = Promise.resolve()
  private fault: unknown
  private pictures = 0
  private nextWhole = 0
  /** Called when there may be room for another picture. */
  private proceed: () => void = () => undefined

  constructor(plan: RenditionPlan, codec: string, packets: EncodedVideoPacketSource) {
    this.plan = plan
    const { width, height, bitrate, rate } = plan
    this.encoder = new VideoEncoder({
      output: (chunk, meta) => {
        const packet = EncodedPacket.fromEncodedChunk(chunk)
        const described = meta && this.described(meta)
        this.written = this.written.then(() => packets.add(packet, described))
        this.written.catch((error) => this.fail(error))
      },
      error: (error) => this.fail(error),
    })
    this.encoder.addEventListener('dequeue', () => this.proceed())
    this.encoder.configure({
      ...{ codec, width, height, bitrate, avc: { format: 'avc' } },
      ...(rate > 0 && { framerate: rate }),
      ...{ bitrateMode: 'variable', latencyMode: 'quality' },
    })
  }

  /** What the encoder says of its pictures, in the size of the version: some count whole blocks of 16 pixels. */
  private described(meta: EncodedVideoChunkMetadata): EncodedVideoChunkMetadata {
    const { decoderConfig } = meta
    if (!decoderConfig) return meta
    const { width, height } = this.plan
    const { codedWidth = width, codedHeight = height } = decoderConfig
    const isScaled = Math.abs(codedWidth - width) < block && Math.abs(codedHeight - height) < block
    if (!isScaled) this.fail(new Error(`${codedWidth} × ${codedHeight} instead of ${width} × ${height}`))
    return { ...meta, decoderConfig: { ...decoderConfig, codedWidth: width, codedHeight: height } }
  }

  private fail(error: unknown): void {
    this.fault ??= error
    this.proceed()
  }

  /** Resolves once there is room for another picture. @throws what the encoder did */
  async add(sample: VideoSample): Promise<void> {
    if (this.fault !== undefined) throw this.fault
    if (this.pictures++ % this.plan.oneOf !== 0) return
    const keyFrame = sample.timestamp >= this.nextWhole
    if (keyFrame) this.nextWhole = sample.timestamp + wholeEvery
    const frame = sample.toVideoFrame()
    this.encoder.encode(frame, { keyFrame })
    frame.close()
    while (this.encoder.encodeQueueSize > mostWaiting && this.fault === undefined)
      await new Promise<void>((resolve) => {
        this.proceed = resolve
      })
    await this.written
  }

  /** Resolves once every picture is in the file. @throws what the encoder did */
  async finish(): Promise<void> {
    await this.encoder.flush()
    await this.written
    if (this.fault !== undefined) throw this.fault
    this.encoder.close()
  }

  stop(): void {
    if (this.encoder.state !== 'closed') this.encoder.close()
  }
}
