import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const names = [
  'platform-seen',
  'platform-offer',
  'cafe-morning',
  'cafe-beans',
  'harbour-landed',
  'harbour-banquet',
]
const kept = new Map<string, Promise<Buffer>>()

/** A picture of the demo as what a screen shows; each is read once. */
export function readScreen(vehicleId: number): Promise<Buffer> {
  const name = names[vehicleId % names.length] as string
  const picture = kept.get(name) ?? readFile(pathOf(name))
  kept.set(name, picture)
  return picture
}

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../apps/server/src/demo/media/${name}.webp`, import.meta.url))
