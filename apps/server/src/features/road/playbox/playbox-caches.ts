import type { PlayboxCaches } from '../../../ports/playbox-caches.ts'

export const createPlayboxCaches = (): PlayboxCaches => ({
  announcedReports: new Map(),
  lastFixes: new Map(),
  programmeVersions: new Map(),
})

/** Sets the value; a full map drops its oldest entry first. */
export function setBounded<K, V>(map: Map<K, V>, key: K, value: V, maxSize: number): void {
  if (map.size >= maxSize && !map.has(key)) map.delete(map.keys().next().value as K)
  map.set(key, value)
}
