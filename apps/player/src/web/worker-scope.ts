type Extended = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetched = Extended & { request: Request; respondWith: (answer: Promise<Response>) => void }
/** The part of a service worker's scope in use; the compiler only knows the page's types. */
export type WorkerScope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Extended) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetched) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
}
