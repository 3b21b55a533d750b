import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { getStillName } from '../../packages/demo/src/load/save-screens.ts'

const folder = fileURLToPath(new URL('../../packages/demo/src/media/', import.meta.url))
const fallback = 'platform-seen.webp'

let known: Promise<Map<string, string>> | undefined
/** Names of the demo's media by hash. */
const readNames = () => (known ??= hashMedia())

async function hashMedia(): Promise<Map<string, string>> {
  const names = await readdir(folder)
  const hashed = names.map(async (name) => [await hashSha256(name), name] as const)
  return new Map(await Promise.all(hashed))
}

const hashSha256 = async (name: string) =>
  createHash('sha256')
    .update(await readFile(folder + name))
    .digest('hex')

const pictures = new Map<string, Promise<Buffer>>()

/** The ad's screenshot; each picture is read once. */
export async function readScreen({ playlistOne }: Pick<PlayboxAd, 'playlistOne'>): Promise<Buffer> {
  const names = await readNames()
  const shown = playlistOne.items.map(({ sha256 }) => names.get(sha256)).find((name) => name !== undefined)
  const name = getStillName(shown ?? fallback)
  const picture = pictures.get(name) ?? readFile(folder + name)
  pictures.set(name, picture)
  return picture
}
