/** Pages, answers and pictures of store fronts that were opened before stay readable without network. */
type ShopWorker = {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}
type WorkerEvent = Event & {
  request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as ShopWorker
const names = { pages: 'shop-pages-1', files: 'shop-files-1' } as const
const most = { pages: 60, files: 200 } as const
type Name = keyof typeof names

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (url.pathname.startsWith('/shop/assets/')) event.respondWith(fromCacheFirst(request))
  else if (url.pathname.startsWith('/api/files/')) event.respondWith(fromCacheFirst(request))
  else if (request.mode === 'navigate' && !url.searchParams.has('preview'))
    event.respondWith(fromNetworkFirst(request))
  else if (url.pathname.startsWith('/api/front/')) event.respondWith(fromNetworkFirst(request))
})

/** Files never change under their name. */
async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(names.files)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await store('files', cache, request, answer.clone())
  return answer
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(names.pages)
  try {
    const answer = await fetch(request)
    if (answer.ok && !answer.redirected) await store('pages', cache, request, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(request, { ignoreVary: true })
    if (found) return found
    throw error
  }
}

async function store(name: Name, cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most[name])).map((key) => cache.delete(key)))
  } catch {
    // The storage is full: the page works without it.
  }
}

async function deleteOldCaches(): Promise<void> {
  const current: string[] = Object.values(names)
  const old = (await caches.keys()).filter((name) => name.startsWith('shop-') && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}
