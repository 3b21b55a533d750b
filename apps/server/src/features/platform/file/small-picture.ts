import type { FileStorage } from '../../../adapters/files/storage.ts'
import type { SmallPictures } from '../../../ports/small-pictures.ts'

// Load the media libraries when first needed: they would double the memory of an idle server.
const media = () => import('../../../adapters/files/shrink-image.ts')

/** A few kilobytes each; browsers cache them for a year, so most are requested once. */
const mostKept = 1000
/** Decoding a large picture takes a hundred megabytes. */
const atOnce = 2

export function createSmallPictures(): SmallPictures {
  const kept = new Map<string, Promise<Buffer | undefined>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const make = (storage: FileStorage, { uuidName }: { uuidName: string }) =>
    inTurn(async () => {
      const { shrinkImage } = await media()
      const { stream } = await storage.open(uuidName)
      return shrinkImage(stream)
    })

  return {
    find(storage, file) {
      const name = file.uuidName
      const known = kept.get(name)
      // Move it to the end of the eviction queue.
      kept.delete(name)
      const found = known ?? make(storage, file).catch(() => void kept.delete(name))
      kept.set(name, found)
      if (kept.size > mostKept) kept.delete(kept.keys().next().value as string)
      return found
    },
  }
}
