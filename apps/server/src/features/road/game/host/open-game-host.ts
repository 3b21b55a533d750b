import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { GameHost } from '../../../../ports/game-host.ts'
import type { HostContext } from './host-context.ts'
import { createHostMetrics } from './host-metrics.ts'
import { createLocate } from './locate-room.ts'
import { findCode } from './queries/lease.queries.ts'
import { removeNode, saveNode } from './queries/node.queries.ts'
import { RoomTable } from './room-table.ts'
import { serveSockets } from './serve-sockets.ts'

const channel = 'game_room_changed'
const pulseMs = 250
/** So that at most a second of input is lost with a server. */
const syncMs = 800
/** Many people join at once. */
const minSyncMs = 50
const announceMs = 5000
const closeMs = 500

type Needs = Omit<HostContext, 'node' | 'metrics'> & { metrics: Registry }

/** Hosts rooms from the moment the server listens; a program that only uses the database hosts none. */
export async function openGameHost({ metrics, ...needs }: Needs): Promise<GameHost> {
  const context = { ...needs, node: randomUUID(), metrics: createHostMetrics(metrics) }
  const { db, log, listener, node, settings } = context
  const table = new RoomTable(context)
  let sockets: ReturnType<typeof serveSockets> | undefined
  let ownUrl = ''
  let announcedAt = -Infinity
  let pulse: NodeJS.Timeout | undefined
  let nextSync: NodeJS.Timeout | undefined
  let syncing: Promise<void> | undefined
  let isDue = false
  let stopped: Promise<void> | undefined

  await listener.subscribe(channel, {
    onMessage: (payload) => {
      if (table.rooms.has(Number(payload))) syncSoon()
    },
  })

  function start(app: FastifyInstance) {
    ownUrl = settings.internalUrl ?? localUrl(app.server.address() as AddressInfo)
    pulse = setInterval(() => table.pulse(), pulseMs)
    syncSoon()
  }

  function syncSoon() {
    if (ownUrl === '' || stopped) return
    isDue = syncing !== undefined
    if (syncing) return
    clearTimeout(nextSync)
    const began = performance.now()
    syncing = sync()
      .catch((error: unknown) => log.warn({ err: error }, 'game rooms not synchronised'))
      .finally(() => {
        syncing = undefined
        const waitMs = isDue ? minSyncMs : Math.max(minSyncMs, syncMs - (performance.now() - began))
        if (!stopped) nextSync = setTimeout(syncSoon, waitMs)
      })
  }

  async function sync() {
    if (performance.now() - announcedAt > announceMs) {
      await saveNode(db, node, ownUrl)
      announcedAt = performance.now()
    }
    await table.sync()
  }

  async function openRoom(roomId: number) {
    const code = ownUrl === '' || stopped ? undefined : await findCode(db, roomId)
    if (code) await table.open(code)
  }

  const isOpen = () => (sockets?.countOpen() ?? 0) > 0

  async function stop() {
    clearInterval(pulse)
    clearTimeout(nextSync)
    await syncing
    await handOver().catch((error: unknown) => log.warn({ err: error }, 'game rooms not handed over'))
    const deadline = performance.now() + closeMs
    while (isOpen() && performance.now() < deadline) await pause(10)
    sockets?.destroyAll()
  }

  async function handOver() {
    await table.stop()
    if (ownUrl !== '') await removeNode(db, node)
  }

  return {
    serve(app) {
      const locate = createLocate(table, () => ownUrl)
      sockets = serveSockets(app, table, locate)
      app.server.once('listening', () => start(app))
    },
    async roomChanged(roomId) {
      try {
        if (!table.rooms.has(roomId)) await openRoom(roomId)
        if (table.rooms.has(roomId)) syncSoon()
        else await listener.notify(channel, String(roomId))
      } catch (error) {
        log.warn({ err: error, roomId }, 'game room change not announced')
      }
    },
    stop: () => (stopped ??= stop()),
  }
}

/** Reaches this server from the same machine only; several machines need INTERNAL_URL. */
function localUrl({ address, family, port }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return `http://127.0.0.1:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
