import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'

export type Delay = { ms: number; jitterMs: number }
export type DelayProxy = { url: string; stop: () => Promise<void> }

/** Bytes of one direction arrive later, but in their order, as in a mobile network. */
function pass(from: Socket, to: Socket, { ms, jitterMs }: Delay) {
  let lastMs = 0
  const later = (act: () => void) => {
    const dueMs = Math.max(lastMs, performance.now() + ms + (Math.random() * 2 - 1) * jitterMs)
    lastMs = dueMs
    setTimeout(act, dueMs - performance.now())
  }
  from.on('data', (bytes) => later(() => to.writable && to.write(bytes)))
  from.on('end', () => later(() => to.end()))
  from.on('error', () => to.destroy())
  from.on('close', () => later(() => to.destroy()))
}

/** Browsers do not throttle their WebSockets, so the network is slowed outside of them. */
export async function startDelayProxy(target: string, delay: Delay): Promise<DelayProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    pass(near, far, delay)
    pass(far, near, delay)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
