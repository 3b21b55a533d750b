import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { AppError, notFound } from '../../../../errors/app-error.ts'
import { getNetwork } from '../../../../http/pipeline/network.ts'
import { normalizeCode } from '../../playbox/pairing-code.ts'
import { admitClient, refuse } from './admit-client.ts'
import { Client } from './client.ts'
import type { Locate, Place } from './locate-room.ts'
import { askHolder, joinSockets, passHeader, readPass, writePass } from './pass-socket.ts'
import type { RoomTable } from './room-table.ts'

const maxMessageBytes = 1024

type Upgrade = { socket: Duplex; head: Buffer; response: ServerResponse }
type SocketRequest = FastifyRequest<{ Params: { code: string } }>

/** Sockets of game rooms. The request takes the usual way through the app, so all its rules hold. */
export function serveSockets(app: FastifyInstance, table: RoomTable, locate: Locate) {
  const { rateLimit, settings, metrics, now } = table.context
  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  const counts = new Map<string, number>()
  const own = trackSockets((count) => metrics.sockets.set(count))
  const passed = trackSockets((count) => metrics.passedOn.set(count))
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as never)
    response.on('finish', () => socket.end())
    socket.on('error', () => socket.destroy())
    upgrades.set(request, { socket, head, response })
    app.routing(request, response)
  })

  app.get('/api/game/socket/:code', async (request: SocketRequest, reply) => {
    const upgrade = upgrades.get(request.raw)
    if (!upgrade || request.headers.upgrade?.toLowerCase() !== 'websocket') throw notFound()
    const code = normalizeCode(request.params.code)
    const secret = settings.secrets.jwt
    const from = readPass(request.headers[passHeader], { secret, code }, now())
    if (from === undefined) requireOwnOrigin(request, settings.publicUrl)
    const address = from ?? getNetwork(request.ip)
    rateLimit(`game socket ${address}`, settings.gameSocketsPerAddress * 5)
    reserve(address, upgrade.socket)
    const passOn = (url: string) => pass(url, request, reply, { secret, code, address })
    const place = await locate(code, from === undefined ? passOn : async () => false)
    if (place === 'passedOn' || upgrade.socket.destroyed) return reply.hijack()
    take(reply, upgrade)
    accept(request.raw, upgrade, address, place)
    return reply
  })

  function accept(request: IncomingMessage, { socket, head }: Upgrade, address: string, place: Place) {
    server.handleUpgrade(request, socket, head, (webSocket) => {
      own.add(socket)
      const client = new Client(webSocket, address)
      if ('room' in place) return admitClient(table, place.room, client)
      webSocket.on('error', () => webSocket.terminate())
      refuse(table.context, client, place.refusal)
    })
  }

  type Source = { secret: string; code: string; address: string }

  async function pass(url: string, { raw }: SocketRequest, reply: FastifyReply, source: Source) {
    const upgrade = upgrades.get(raw)
    const upgraded = await askHolder(url, raw, writePass(source, now()))
    if (!upgraded || !upgrade) return false
    take(reply, upgrade)
    passed.add(upgrade.socket)
    joinSockets(upgrade.socket, upgrade.head, upgraded)
    return true
  }

  /** The place is free again when the connection ends, however it ends. */
  function reserve(address: string, socket: Duplex) {
    const count = counts.get(address) ?? 0
    if (count >= settings.gameSocketsPerAddress) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 5 })
    counts.set(address, count + 1)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  }

  return {
    countOpen: () => own.size() + passed.size(),
    destroyAll() {
      own.destroyAll()
      passed.destroyAll()
    },
  }
}

/** From now on the connection is ours and no longer the app's. */
function take(reply: FastifyReply, { response, socket }: Upgrade) {
  reply.hijack()
  response.detachSocket(socket as never)
}

function trackSockets(onCount: (count: number) => void) {
  const open = new Set<Duplex>()
  return {
    add(socket: Duplex) {
      onCount(open.add(socket).size)
      socket.once('close', () => {
        open.delete(socket)
        onCount(open.size)
      })
    },
    size: () => open.size,
    destroyAll() {
      for (const socket of open) socket.destroy()
    },
  }
}

/** Another site's page must not play with our visitors' connection; programs send no origin. */
function requireOwnOrigin({ headers, host }: SocketRequest, publicUrl: string | undefined) {
  const { origin } = headers
  if (origin === undefined) return
  const allowed = [host, publicUrl && new URL(publicUrl).host]
  if (!URL.canParse(origin) || !allowed.includes(new URL(origin).host)) throw new AppError('FORBIDDEN')
}
