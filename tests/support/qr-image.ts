import qrcode from 'qrcode-generator'
import sharp from 'sharp'

const scale = 8
const margin = 4 * scale

/** A PNG of the QR code of a text, as a user would photograph or save it. */
export async function qrImage(text: string): Promise<Buffer> {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const modules = code.getModuleCount()
  const pixels = Buffer.from(
    Array.from({ length: modules * modules }, (_, at) => {
      return code.isDark(Math.floor(at / modules), at % modules) ? 0 : 255
    }),
  )
  return sharp(pixels, { raw: { width: modules, height: modules, channels: 1 } })
    .resize(modules * scale, modules * scale, { kernel: 'nearest' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'white' })
    .png()
    .toBuffer()
}
