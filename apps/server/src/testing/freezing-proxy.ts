import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type FreezingProxy = {
  port: number
  /** The number of connections so far. */
  callers(): number
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** Forwards bytes to a local port until frozen: then connections stay open and nothing moves. */
export async function startFreezingProxy(target: { host: string; port: number }): Promise<FreezingProxy> {
  const sockets = new Set<Socket>()
  let [isFrozen, callers] = [false, 0]
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const server = createServer((client) => {
    callers += 1
    const upstream = connect(target.port, target.host)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) keep(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    callers: () => callers,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
