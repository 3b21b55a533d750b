/** One key per distinct request: a second click or a lost answer repeats it, a change gets a new one. */
export function createRetryKeys() {
  const keys = new Map<string, string>()
  return (sent: unknown): string => {
    const text = JSON.stringify(sent)
    const key = keys.get(text) ?? crypto.randomUUID()
    keys.set(text, key)
    return key
  }
}
