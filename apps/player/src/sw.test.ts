import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: object) => void

/** The browser's caches, which outlive every version of the worker. */
let shelves: Map<string, Map<string, string>>
/** What the server has. */
let server: Map<string, string>
let isOnline: boolean

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, 'https://box.example').pathname

async function fetchFrom(request: Request | string): Promise<Response> {
  const found = isOnline ? server.get(pathOf(request)) : undefined
  if (!isOnline) throw new TypeError('offline')
  return found === undefined ? new Response('', { status: 404 }) : new Response(found)
}

function openShelf(name: string) {
  const shelf = shelves.get(name) ?? new Map<string, string>()
  shelves.set(name, shelf)
  return {
    /** All or none, as browsers do. */
    addAll: async (requests: Request[]) => {
      const answers = await Promise.all(requests.map(fetchFrom))
      if (answers.some(({ ok }) => !ok)) throw new TypeError('a file is missing')
      for (const [at, answer] of answers.entries())
        shelf.set(pathOf(requests[at] as Request), await answer.text())
    },
    match: async (request: Request | string) => {
      const kept = shelf.get(pathOf(request))
      return kept === undefined ? undefined : new Response(kept)
    },
  }
}

/** Starts one version of the worker, and returns how the browser calls it. */
async function startWorker(...files: string[]) {
  const listeners = new Map<string, Listener>()
  const scope = { skipped: 0, claimed: 0 }
  vi.stubGlobal('__APP_FILES__', files)
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener))
  vi.stubGlobal('skipWaiting', async () => void (scope.skipped += 1))
  vi.stubGlobal('clients', { claim: async () => void (scope.claimed += 1) })
  vi.stubGlobal('location', { origin: 'https://box.example' })
  vi.resetModules()
  await import('./sw.ts')
  const tell = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  const load = async (path: string, mode = 'cors') => {
    let answer: Promise<Response> | undefined
    const request = { url: `https://box.example${path}`, method: 'GET', mode }
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    return (await answer)?.text()
  }
  return { ...scope, scope, tell, load }
}

beforeEach(() => {
  shelves = new Map()
  server = new Map([
    ['/player/', 'page 1'],
    ['/player/app-1.js', 'code 1'],
    ['/player/game.js', 'game'],
  ])
  isOnline = true
  vi.stubGlobal('fetch', fetchFrom)
  vi.stubGlobal('caches', {
    open: async (name: string) => openShelf(name),
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  })
  // Node's own needs whole addresses.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string
      constructor(path: string) {
        this.url = path
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

async function installFirst() {
  const first = await startWorker('/player/app-1.js', '/player/game.js')
  await first.tell('install')
  await first.tell('activate')
  return first
}
const publishSecond = () => {
  server = new Map([
    ['/player/', 'page 2'],
    ['/player/app-2.js', 'code 2'],
    ['/player/game.js', 'game'],
  ])
}

test('a new version replaces the old one completely, and plays offline', async () => {
  shelves.set('media', new Map([['/film', 'film']]))
  const first = await installFirst()
  expect(await first.load('/player/', 'navigate')).toBe('page 1')
  publishSecond()
  const second = await startWorker('/player/app-2.js', '/player/game.js')
  await second.tell('install')
  expect(second.scope.skipped).toBe(1)
  // Until it takes over, the old version serves its own files, which the server no longer has.
  expect(await first.load('/player/app-1.js')).toBe('code 1')
  await second.tell('activate')
  expect(second.scope.claimed).toBe(1)
  expect(shelves.size).toBe(2)
  expect(shelves.get('media')?.get('/film')).toBe('film')
  isOnline = false
  expect(await second.load('/player/', 'navigate')).toBe('page 2')
  expect(await second.load('/player/app-2.js')).toBe('code 2')
  expect(await second.load('/player/game.js')).toBe('game')
})

test('an incomplete new version is not installed, and the old one continues offline', async () => {
  const first = await installFirst()
  publishSecond()
  server.delete('/player/app-2.js')
  const second = await startWorker('/player/app-2.js', '/player/game.js')
  await expect(second.tell('install')).rejects.toThrow('a file is missing')
  expect(second.scope.skipped).toBe(0)
  isOnline = false
  expect(await first.load('/player/', 'navigate')).toBe('page 1')
  expect(await first.load('/player/app-1.js')).toBe('code 1')
})

test('answers for its own files only', async () => {
  const first = await installFirst()
  expect(await first.load('/api/playbox/query')).toBeUndefined()
  expect(await first.load('/player/stream.html', 'navigate')).toBeUndefined()
  expect(await first.load('/store/list', 'navigate')).toBeUndefined()
})
