/** What the console's modules touch when they are loaded; nothing is drawn in a document. */
class MemoryStorage {
  readonly #kept = new Map<string, string>()
  getItem = (name: string) => this.#kept.get(name) ?? null
  setItem = (name: string, value: string) => void this.#kept.set(name, value)
  removeItem = (name: string) => void this.#kept.delete(name)
}

const ignore = () => undefined
Object.assign(globalThis, {
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  window: Object.assign(Object.create(globalThis) as object, { addEventListener: ignore }),
})
