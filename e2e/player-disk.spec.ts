import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { openDatabase } from '../apps/player/src/web/database.ts'
import type { keepFile } from '../apps/player/src/web/save-file.ts'
import type { webQueue } from '../apps/player/src/web/store.ts'

declare global {
  interface Window {
    box: { keepFile: typeof keepFile; openDatabase: typeof openDatabase; webQueue: typeof webQueue }
  }
}

const film = Buffer.from('夜市'.repeat(100_000))
const sha256 = createHash('sha256').update(film).digest('hex')
const folder = `${process.cwd()}/apps/player/src/web`
const entry = `export { keepFile } from '${folder}/save-file.ts'
export { openDatabase } from '${folder}/database.ts'
export { webQueue } from '${folder}/store.ts'`

async function bundle(): Promise<string> {
  const plugin = { name: 'entry', resolveId: (id: string) => (id === 'box' ? id : null), load: loadEntry }
  const build = await rolldown({ input: 'box', plugins: [plugin] })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output[0].code
}

const loadEntry = (id: string) => (id === 'box' ? { code: entry, moduleType: 'ts' as const } : null)

/** An empty page with the player's storage code, and a video to fetch. */
async function openBox(page: Page) {
  const code = await bundle()
  await page.route('http://localhost/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/box.js') return route.fulfill({ body: code, contentType: 'text/javascript' })
    if (pathname === '/film') return route.fulfill({ body: film, contentType: 'video/mp4' })
    if (pathname === '/gone') return route.fulfill({ status: 404, body: '' })
    if (pathname === '/away') return route.abort('connectionreset')
    return route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
  })
  await page.goto('http://localhost/')
  await page.evaluate(async (source) => void (window.box = await import(source)), '/box.js')
}

test.beforeEach(({ page }) => openBox(page))

const keep = (page: Page, hash: string, url: string) =>
  page.evaluate(([name, from]) => window.box.keepFile({ sha256: name, url: from, size: 1000 }), [
    hash,
    url,
  ] as const)

const keptSizes = (page: Page) =>
  page.evaluate(async () => {
    const shelf = await caches.open('lumiroute-files')
    const responses = await shelf.matchAll()
    return Promise.all(responses.map(async (response) => (await response.blob()).size))
  })

test('only approved content is stored', async ({ page }) => {
  expect(await keep(page, 'ab'.repeat(32), '/film')).toMatchObject({ kind: 'wrong' })
  expect(await keep(page, sha256, '/gone')).toMatchObject({ kind: 'wrong' })
  expect(await keep(page, sha256, '/away')).toEqual({ kind: 'away' })
  expect(await keptSizes(page)).toEqual([])
  expect(await keep(page, sha256, '/film')).toEqual({ kind: 'kept' })
  expect(await keptSizes(page)).toEqual([film.length])
})

test('reports survive a reload in sequence, and the oldest are sent first', async ({ page }) => {
  const add = (recordId: number, count: number, atMs: number) =>
    page.evaluate(
      async ([id, length, ms]) => {
        const queue = window.box.webQueue(await window.box.openDatabase())
        const report = { kind: 'start' as const, recordId: id, at: '' }
        await queue.add(
          Array.from({ length }, () => report),
          ms,
        )
      },
      [recordId, count, atMs] as const,
    )
  const left = (trim?: [oldestMs: number, over: number]) =>
    page.evaluate(async (limits) => {
      const queue = window.box.webQueue(await window.box.openDatabase())
      if (limits) await queue.trim(...limits)
      const rows = await queue.peek(10_000)
      const counts = rows.map(({ report }) => report.recordId)
      return [1, 2, 3].map((id) => counts.filter((each) => each === id).length)
    }, trim)
  await add(1, 500, 1000)
  await add(2, 3000, 2000)
  await add(3, 100, 3000)
  await page.reload()
  await page.evaluate(async (source) => void (window.box = await import(source)), '/box.js')
  expect(await left()).toEqual([500, 3000, 100])
  expect(await left([0, 600])).toEqual([0, 2900, 100])
  expect(await left([2001, 0])).toEqual([0, 0, 100])
})
