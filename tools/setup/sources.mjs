import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist'])

/**
 * A hash that changes when a source file does: names, sizes and times, since reading contents takes too long.
 */
export function hashSources(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, root, path)
  return hash.digest('hex')
}

function addPath(hash, root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) return void hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`)
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) addPath(hash, root, join(path, name))
  }
}
