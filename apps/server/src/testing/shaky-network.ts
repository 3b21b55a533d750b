import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Target = { host: string; port: number }
type Pair = { near: Socket; far: Socket }

export type ShakyNetwork = {
  port: number
  /** Resets every second open connection, like a restarting router. */
  reset(): void
  /** Delays everything sent from now on by up to this much. */
  slow(ms: number): void
  close(): Promise<void>
}

/** A proxy that delays data to the target and sometimes loses it. */
export async function startShakyNetwork(target: Target): Promise<ShakyNetwork> {
  const pairs = new Set<Pair>()
  let delayMs = 0

  /** In sequence, whatever each part waits for. */
  function carry(from: Socket, to: Socket) {
    let last = Promise.resolve()
    from.on('data', (part) => {
      const waitMs = Math.random() * delayMs
      last = last.then(async () => {
        if (waitMs > 0) await new Promise((go) => setTimeout(go, waitMs))
        if (!to.destroyed) to.write(part)
      })
    })
    from.on('end', () => void last.then(() => to.end()))
  }

  const server = createServer((near) => {
    const pair = { near, far: connect(target) }
    const drop = () => {
      pairs.delete(pair)
      near.destroy()
      pair.far.destroy()
    }
    for (const end of [near, pair.far]) end.on('error', drop).on('close', drop)
    pairs.add(pair)
    carry(near, pair.far)
    carry(pair.far, near)
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const dropAll = () => pairs.forEach(({ near }) => near.resetAndDestroy())

  return {
    port: (server.address() as AddressInfo).port,
    reset: () => [...pairs].forEach(({ near }, i) => i % 2 === 0 && near.resetAndDestroy()),
    slow: (ms) => void (delayMs = ms),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        dropAll()
      }),
  }
}
