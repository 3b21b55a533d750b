import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type Network = { roundTripMs: number; bitsPerSecond: number }

/** One direction of a shared line: bytes leave one after the other and arrive half a round trip later. */
class Line {
  #freeAt = 0
  constructor(readonly network: Network) {}

  carry(from: Socket, to: Socket, firstDelayMs: number) {
    let delay = firstDelayMs
    from.on('data', (bytes) => {
      const { roundTripMs, bitsPerSecond } = this.network
      const now = performance.now()
      this.#freeAt = Math.max(this.#freeAt, now + delay) + (bytes.length * 8000) / bitsPerSecond
      delay = 0
      setTimeout(() => to.write(bytes), this.#freeAt + roundTripMs / 2 - now)
    })
    const end = () => setTimeout(() => to.end(), this.network.roundTripMs)
    from.on('end', end).on('error', end)
  }
}

/**
 * A proxy like a mobile network: developer tools do not slow down sockets. The first bytes of a connection wait one
 * more round trip, which opening it takes.
 */
export async function openSlowNetwork(target: string, network: Network) {
  const { hostname, port } = new URL(target)
  const [up, down] = [new Line(network), new Line(network)]
  const sockets = new Set<Socket>()
  const proxy = createServer((phone) => {
    const server = connect(Number(port), hostname)
    for (const socket of [phone, server]) {
      socket.setNoDelay(true)
      sockets.add(socket.on('close', () => sockets.delete(socket)))
    }
    up.carry(phone, server, network.roundTripMs)
    down.carry(server, phone, 0)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
