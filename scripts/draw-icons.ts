import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Draws the pictures an installed portal is shown with from web/public/icon.svg. Run after a change of the logo
 * (`node scripts/draw-icons.ts`); the results are committed, since they change about never.
 */
const target = new URL('../web/public/', import.meta.url)
const logo = await readFile(new URL('icon.svg', target), 'utf8')

/** To the edges, for systems that cut out a shape of their own: what matters lies within 80 % of the middle (W3C "safe zone"). */
const edgeToEdge = logo
  .replace(/ rx="\d+"/, '')
  .replace(/(<rect[^>]*>)(.*)<\/svg>/s, '$1<g transform="matrix(.85 0 0 .85 4.8 4.8)">$2</g></svg>')

const icons = [
  { name: 'icon-192.png', drawing: logo, side: 192 },
  { name: 'icon-512.png', drawing: logo, side: 512 },
  { name: 'icon-maskable-512.png', drawing: edgeToEdge, side: 512 },
  { name: 'apple-touch-icon.png', drawing: edgeToEdge, side: 180 },
]

for (const { name, drawing, side } of icons) {
  const png = sharp(Buffer.from(drawing), { density: (72 * side) / 64 }).resize(side)
  const { size } = await png.png({ palette: true }).toFile(new URL(name, target).pathname)
  console.log(`${name} ${size} bytes`)
}
