import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { cafePosters } from './cafe-posters.ts'
import { harbourPosters } from './harbour-posters.ts'
import { platformPosters } from './platform-posters.ts'
import { page as htmlOf, type Poster } from './poster.ts'

export async function drawPosters(browser: Browser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const poster of [...platformPosters, ...cafePosters, ...harbourPosters])
    await writeFile(path.join(folder, poster.file), await draw(browser, poster))
}

async function draw(browser: Browser, poster: Poster): Promise<Buffer> {
  const { width, height } = poster
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(htmlOf(poster))
  const png = await page.screenshot({ type: 'png' })
  await page.close()
  return sharp(png).webp({ quality: 80, effort: 6 }).toBuffer()
}
