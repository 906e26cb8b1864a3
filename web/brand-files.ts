import { formatHex } from 'culori'
import sharp from 'sharp'
import { brand } from '../contract/src/brand/brand.ts'
import { fixedColours } from '../contract/src/brand/colours.ts'
import { iconSvg, shareFile, shareSize } from '../contract/src/brand/icon.ts'
import { paths } from '../contract/src/site/paths.ts'

/** A colour as those readers know it that have no OKLCH: drawing programs, manifests. */
function hex(colour: string): string {
  const formatted = formatHex(colour)
  if (!formatted) throw new Error(`${colour} is no colour`)
  return formatted
}

const iconColours = {
  ground: hex(fixedColours.brand),
  mark: hex(fixedColours.onBrand),
  dot: hex(fixedColours.dot),
}

/** Pictures an installed portal is shown with; sides in pixels. */
const pictures = [
  { name: 'icon-192.png', side: 192, isMaskable: false },
  { name: 'icon-512.png', side: 512, isMaskable: false },
  { name: 'icon-maskable-512.png', side: 512, isMaskable: true },
  { name: 'apple-touch-icon.png', side: 180, isMaskable: true },
] as const

function draw(side: number, isMaskable: boolean): Promise<Buffer> {
  const svg = iconSvg(brand.product, iconColours, { isMaskable })
  return sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side)
    .png({ palette: true })
    .toBuffer()
}

/** The icon on its ground, wide: the picture of a page that has none of its own. */
async function shareCard(): Promise<Buffer> {
  const { icon, ...canvas } = shareSize
  const drawn = sharp({ create: { ...canvas, channels: 3, background: iconColours.ground } })
  return drawn
    .composite([{ input: await draw(icon, true) }])
    .png({ palette: true })
    .toBuffer()
}

function manifest(): string {
  const forInstallation = pictures.filter(({ name }) => name.startsWith('icon-'))
  return JSON.stringify({
    id: '/',
    name: brand.product,
    short_name: brand.product,
    description: brand.line,
    lang: 'en',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: hex(fixedColours.paper),
    theme_color: hex(fixedColours.brand),
    icons: [
      ...forInstallation.map(({ name, side, isMaskable }) => ({
        src: `/${name}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        ...(isMaskable && { purpose: 'maskable' }),
      })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}

/** The files that are made of the brand, by their paths in the site's root: the web app's manifest and its icons. */
export async function brandFiles(): Promise<Map<string, string | Buffer>> {
  const drawn = pictures.map(
    async ({ name, side, isMaskable }) => [name, await draw(side, isMaskable)] as const,
  )
  return new Map<string, string | Buffer>([
    ['manifest.webmanifest', manifest()],
    ['icon.svg', iconSvg(brand.product, iconColours)],
    [shareFile, await shareCard()],
    ...(await Promise.all(drawn)),
  ])
}
