/** One key for each thing that is sent: a second press or a lost answer repeats that call, a change makes another. */
export function createRetryKeys() {
  const keys = new Map<string, string>()
  return (sent: unknown): string => {
    const text = JSON.stringify(sent)
    const key = keys.get(text) ?? crypto.randomUUID()
    keys.set(text, key)
    return key
  }
}
