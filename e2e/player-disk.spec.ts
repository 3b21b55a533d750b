import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { openDatabase } from '../apps/player/src/web/database.ts'
import type { keepFile } from '../apps/player/src/web/save-file.ts'
import type { webKeys } from '../apps/player/src/web/keys.ts'
import type { webQueue, webStore } from '../apps/player/src/web/store.ts'

declare global {
  interface Window {
    box: {
      keepFile: typeof keepFile
      openDatabase: typeof openDatabase
      webKeys: typeof webKeys
      webQueue: typeof webQueue
      webStore: typeof webStore
    }
  }
}

const film = Buffer.from('夜市'.repeat(100_000))
const sha256 = createHash('sha256').update(film).digest('hex')
const folder = `${process.cwd()}/apps/player/src/web`
const entry = `export { keepFile } from '${folder}/save-file.ts'
export { openDatabase } from '${folder}/database.ts'
export { webKeys } from '${folder}/keys.ts'
export { webQueue, webStore } from '${folder}/store.ts'`

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

const chainStates = () =>
  window.box.openDatabase().then(async (database) => {
    const queue = window.box.webQueue(database)
    const chain = { fingerprint: 'f'.repeat(64), recordId: 7 }
    const links = (await queue.peek(100)).map(({ link }) => link?.seq ?? 0)
    return { links, tombstones: (await queue.tombstones(chain, 100)).map(({ seq }) => seq) }
  })

test('plays are linked in one transaction with their row, and deleted ones leave tombstones', async ({
  page,
}) => {
  const add = (count: number, atMs: number) =>
    page.evaluate(
      async ([length, ms]) => {
        const database = await window.box.openDatabase()
        await window.box.webStore(database).set('fingerprint', 'f'.repeat(64))
        const at = new Date(ms).toISOString()
        const play = {
          materialId: 1,
          sha256: '',
          startAt: at,
          endAt: at,
          plannedMs: 0,
          playedMs: 0,
          position: null,
        }
        const reports = Array.from({ length }, (_none, n) => ({
          kind: 'play' as const,
          recordId: 7,
          play: { ...play, playId: String(n) },
        }))
        await window.box.webQueue(database).add(reports, ms)
      },
      [count, atMs] as const,
    )
  // Two regions of a split screen end at the same time.
  await Promise.all([add(2, 1000), add(2, 1000)])
  await page.reload()
  await page.evaluate(async (source) => void (window.box = await import(source)), '/box.js')
  await add(4, 2000)
  expect(await page.evaluate(chainStates)).toEqual({ links: [1, 2, 3, 4, 5, 6, 7, 8], tombstones: [] })
  await page.evaluate(async () => {
    const queue = window.box.webQueue(await window.box.openDatabase())
    await queue.trim(1500, 0)
    const [first] = await queue.peek(1)
    await queue.refuse([first?.seq ?? 0])
  })
  expect(await page.evaluate(chainStates)).toEqual({ links: [6, 7, 8], tombstones: [1, 2, 3, 4, 5] })
  await page.evaluate(async () => {
    const queue = window.box.webQueue(await window.box.openDatabase())
    const [first] = await queue.peek(1)
    await queue.remove([first?.seq ?? 0], { fingerprint: 'f'.repeat(64), recordId: 7, seq: 6 })
  })
  expect(await page.evaluate(chainStates)).toEqual({ links: [7, 8], tombstones: [] })
})

test('a key stays usable after a reload, and its secret part cannot be read', async ({ page }) => {
  const fingerprint = await page.evaluate(async () => {
    const keys = window.box.webKeys(await window.box.openDatabase())
    return (await keys.create())?.fingerprint ?? ''
  })
  await page.reload()
  await page.evaluate(async (source) => void (window.box = await import(source)), '/box.js')
  const [signature, isReadable] = await page.evaluate(async (name) => {
    const database = await window.box.openDatabase()
    const request = database.transaction('keys').objectStore('keys').get(name)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const { extractable } = (request.result as { privateKey: CryptoKey }).privateKey
    return [await window.box.webKeys(database).sign(name, 'text'), extractable] as const
  }, fingerprint)
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect(signature).toHaveLength(88)
  expect(isReadable).toBe(false)
})

test('a browser without Ed25519 makes a key of P-256, and one without keys none', async ({ page }) => {
  const made = await page.evaluate(async () => {
    const keys = window.box.webKeys(await window.box.openDatabase())
    const generate = crypto.subtle.generateKey.bind(crypto.subtle)
    const refuse = (names: string[]) => {
      const instead = (params: { name: string }, ...rest: [boolean, KeyUsage[]]) =>
        names.includes(params.name)
          ? Promise.reject(new DOMException('', 'NotSupportedError'))
          : generate(params, ...rest)
      Object.defineProperty(crypto.subtle, 'generateKey', { value: instead, configurable: true })
    }
    refuse(['Ed25519'])
    const older = await keys.create()
    const signature = older && (await keys.sign(older.fingerprint, 'text'))
    refuse(['Ed25519', 'ECDSA'])
    return [older?.key.algorithm, signature?.length, await keys.create()]
  })
  expect(made).toEqual(['P-256', 88, null])
})
