type Extended = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetched = Extended & { request: Request; respondWith: (answer: Promise<Response>) => void }
/** What of a service worker's world ours uses; the compiler knows the page's world alone. */
export type WorkerScope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Extended) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetched) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
}
