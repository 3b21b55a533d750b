import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { drawFilms } from './draw-films.ts'
import { drawPosters } from './draw-posters.ts'
import { drawProducts } from './draw-products.ts'
import { ensureBrowser } from '../../../../tools/setup/browser.mjs'

/**
 * Draws the pictures and videos of the demo: `tsx packages/demo/src/drawing/draw-demo-media.ts`. They are
 * committed, because a machine without Chinese fonts would draw empty rectangles.
 */
const folder = join(import.meta.dirname, '..', 'media')
await drawProducts(folder)
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
try {
  await drawPosters(browser, folder)
  await drawFilms(browser, folder)
} finally {
  await browser.close()
}
