/** Waits for something that happens soon; throws if it does not. */
export async function until<T>(look: () => T | Promise<T>, withinMs = 15_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`nothing happened within ${withinMs} ms`)
    await new Promise((go) => setTimeout(go, 50))
  }
}
