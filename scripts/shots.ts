import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { withDatabase } from './emulators/with-database.ts'
import { launchChromium, newVisitor, VIEWPORTS } from './lib/chromium.ts'
import { demoData } from './lib/demo-data.ts'
import { addDemoFigures } from './lib/demo-figures.ts'
import { exampleBrandNames, withBrand } from './lib/example-brands.ts'
import { inRoot } from './lib/paths.ts'
import { storageStateOf } from './lib/personas.ts'
import { PORTAL, screens } from './lib/screens.ts'
import { settled } from './lib/settled.ts'
import { main } from './lib/stop-error.ts'

/** Those of the stories, and a wide screen, where albums and films have up to 1760 px. */
const widths = [...VIEWPORTS, { name: 'wide', width: 1920, height: 1080 }]

/**
 * Takes a picture of every screen at four widths in both themes, into `shots/`. Names given as arguments take only these
 * screens; with `--brands` there is a folder more for each of the example brands. Uses the portal that is running, or starts it.
 */
await main(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { brands: { type: 'boolean', default: false } },
  })
  const running = await fetch(PORTAL).then(
    () => true,
    () => false,
  )
  if (!running) {
    await buildFunctions()
    await buildWeb()
  }
  const emulators = running ? null : await startEmulators({ ...demoData(), quiet: true })
  try {
    if (emulators) await withDatabase(addDemoFigures)
    await takePictures(names, inRoot('shots'))
    for (const brand of values.brands ? exampleBrandNames : [])
      await withBrand(brand, () => takePictures(names, inRoot('shots', brand)))
  } finally {
    await emulators?.stop()
  }
  return 0
})

async function takePictures(chosenNames: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const browser = await launchChromium()
  try {
    const chosen = screens.filter(({ name }) => chosenNames.length === 0 || chosenNames.includes(name))
    for (const viewport of widths) {
      for (const theme of ['light', 'dark'] as const) {
        for (const { name, path, persona, press } of chosen) {
          const visitor = await newVisitor(browser, {
            baseURL: PORTAL,
            viewport,
            theme,
            reducedMotion: 'reduce',
            ...(persona && { storageState: await storageStateOf(persona, browser, PORTAL) }),
          })
          const page = await visitor.newPage()
          await page.goto(path)
          await settled(page)
          if (press) {
            await page.getByRole('button', { name: press }).first().click()
            await settled(page)
          }
          await page.screenshot({ path: `${folder}/${name}-${viewport.name}-${theme}.png` })
          await visitor.close()
        }
      }
    }
    console.log(`${chosen.length * widths.length * 2} pictures in ${folder}`)
  } finally {
    await browser.close()
  }
}
