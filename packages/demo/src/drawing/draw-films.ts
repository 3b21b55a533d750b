import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { rolldown } from 'rolldown'
import { films } from './films.ts'

type FilmPage = typeof globalThis & { encodeFilm(name: string): Promise<number[]> }

export async function drawFilms(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage()
  await page.route('https://film.test/', (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  )
  // WebCodecs needs a secure page.
  await page.goto('https://film.test/')
  await page.addScriptTag({ content: await bundlePage(), type: 'module' })
  for (const name of Object.keys(films)) {
    const bytes = await page.evaluate((film) => (globalThis as FilmPage).encodeFilm(film), name)
    await writeFile(path.join(folder, `${name}-film.webm`), Buffer.from(bytes))
  }
  await page.close()
}

async function bundlePage(): Promise<string> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'film-page.ts'),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}
