const prefix = 'lumiroute.'
/** For browsers that keep nothing, such as private windows. */
const memory = new Map<string, string>()

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value)
  } catch {
    memory.set(key, value)
  }
}

export function forget(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept.
  }
}
