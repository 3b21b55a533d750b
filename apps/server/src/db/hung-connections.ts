import { Socket } from 'node:net'
import pg from 'pg'

type Held = { client: SocketClient; bytes: number; silentSince: number }

/** Together below two seconds, the longest a caller may wait for an error. */
const tickMs = 200
const suspectMs = 700
const probeMs = 1000
const beatMs = 50
/** Zero would disable the timeout. */
const noPatienceMs = 1

/** A client with its own socket, so that its traffic can be watched and a hung connection closed. */
export class SocketClient extends pg.Client {
  readonly socket: Socket

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

/**
 * Closes connections of a database that hangs without dying; otherwise callers would wait until the peer
 * closes. Checking five times a second is cheaper than a timer per query. While the database is known to
 * hang, new callers fail immediately until it responds again. The pool must create SocketClients.
 */
export function watchHungConnections(pool: pg.Pool): void {
  const held = new Map<pg.PoolClient, Held>()
  const { connectionTimeoutMillis: patienceMs } = pool.options
  let [isProbing, hangs, quietSince] = [false, false, performance.now()]
  pool.on('acquire', (pooled) => {
    const client = pooled as unknown as SocketClient
    quietSince = performance.now()
    held.set(pooled, { client, bytes: client.socket.bytesRead, silentSince: quietSince })
    if (hangs) client.socket.destroy()
  })
  pool.on('release', (_error, client) => held.delete(client))

  /** Callers wait for a connection, and none was handed out recently. */
  function isStuck(): boolean {
    const isWaitedFor = pool.waitingCount > 0 || pool.totalCount > pool.idleCount + held.size
    if (!isWaitedFor) quietSince = performance.now()
    return performance.now() - quietSince > suspectMs
  }
  function applyProbe(isHung: boolean): void {
    isProbing = false
    hangs = isHung
    pool.options.connectionTimeoutMillis = hangs ? noPatienceMs : patienceMs
    for (const entry of held.values()) settle(entry, !hangs)
  }
  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer)
    const suspects = [...held.values()].filter(isSilent)
    const isDoubtful = isStuck() || suspects.length > 0 || hangs
    if (isProbing || !isDoubtful) return
    isProbing = true
    void probeHang(pool.options).then(applyProbe)
  }, tickMs)
  timer.unref()
}

function isSilent(entry: Held): boolean {
  // A LISTEN connection is silent by nature.
  if (entry.client.listenerCount('notification') > 0) return false
  const bytes = entry.client.socket.bytesRead
  if (bytes === entry.bytes) return performance.now() - entry.silentSince > suspectMs
  Object.assign(entry, { bytes, silentSince: performance.now() })
  return false
}

/** Lets a slow query of a healthy database continue; it is checked again later. */
function settle(entry: Held, isAlive: boolean): void {
  if (isAlive) entry.silentSince = performance.now()
  else if (entry.client.socket.bytesRead === entry.bytes) entry.client.socket.destroy()
}

/** Silence proves nothing if this process itself got no CPU time. */
async function probeHang(options: pg.PoolOptions): Promise<boolean> {
  const from = performance.now()
  let beats = 0
  const pulse = setInterval(() => (beats += 1), beatMs)
  const isAlive = await answers(options)
  clearInterval(pulse)
  return !isAlive && beats >= ((performance.now() - from) / beatMs) * 0.7
}

async function answers(options: pg.PoolOptions): Promise<boolean> {
  const probe = new SocketClient({ ...options, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    await probe.query('select 1')
    return true
  } catch (error) {
    // An error response proves that the database is alive, for instance when it has no connections left.
    return error instanceof pg.DatabaseError
  } finally {
    // A graceful end would wait for a peer that does not respond.
    probe.socket.destroy()
  }
}
