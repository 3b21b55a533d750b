import type { WorkerScope } from './web/worker-scope.ts'

/** Replaced at build time with the file names of this version. */
declare const __APP_FILES__: readonly string[]

const worker = globalThis as unknown as WorkerScope
const page = '/player/'
/** Framed by the console; not a page of the player. */
const previewPage = '/player/stream.html'
const prefix = 'lumiroute-app-'
const files = __APP_FILES__
const cacheName = prefix + getName(files)

/** A different set of files is a different version. */
function getName(names: readonly string[]): string {
  let sum = 0
  for (const letter of names.join('\n')) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}

async function install() {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, ...files].map((url) => new Request(url, { cache: 'reload' })))
  await worker.skipWaiting()
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** Files of this version come from the cache, with or without a network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.mode === 'navigate' ? page : request)
  return kept ?? fetch(request)
}

function isOurs({ method, url, mode }: Request): boolean {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin) return false
  return mode === 'navigate'
    ? pathname.startsWith(page) && pathname !== previewPage
    : files.includes(pathname)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request))
})
