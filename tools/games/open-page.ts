import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { ensureBrowser } from '../setup/browser.mjs'

async function bundle(file: string): Promise<string> {
  const built = await rolldown({ input: join(import.meta.dirname, file), platform: 'browser' })
  const { output } = await built.generate({ format: 'esm' })
  await built.close()
  return output[0].code
}

/** A page of Chromium with one of this folder's files loaded. */
export async function withPage<Result>(file: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle(file), type: 'module' })
    return await use(page)
  } finally {
    await browser.close()
  }
}
