import type { Socket } from 'node:net'
import pg from 'pg'

type Held = { client: pg.PoolClient; bytes: number; silentSince: number }
type Wire = pg.PoolClient & { connection?: { stream: Socket } }

/** Together below the two seconds in which everybody is to be answered. */
const tickMs = 200
const suspectMs = 700
const probeMs = 1000
const beatMs = 50
/** Zero would mean to wait for ever. */
const noPatienceMs = 1

const streamOf = (client: pg.PoolClient) => (client as Wire).connection?.stream
const bytesOf = (client: pg.PoolClient) => streamOf(client)?.bytesRead ?? 0

/**
 * Ends connections whose database hangs without dying: nothing else would answer those who wait on them, since a
 * dead peer is only noticed when it closes. Looking five times a second is cheaper than a timer for every query.
 * Once it is known to hang, nobody is made to wait on it until it answers again.
 */
export function watchHungConnections(pool: pg.Pool): void {
  const held = new Map<pg.PoolClient, Held>()
  const { connectionTimeoutMillis: patienceMs } = pool.options
  let [isProbing, hangs, quietSince] = [false, false, performance.now()]
  pool.on('acquire', (client) => {
    quietSince = performance.now()
    held.set(client, { client, bytes: bytesOf(client), silentSince: quietSince })
    if (hangs) streamOf(client)?.destroy()
  })
  pool.on('release', (_error, client) => held.delete(client))

  /** Some wait for a connection, and for long nobody got one. */
  function isStuck(): boolean {
    const isWaitedFor = pool.waitingCount > 0 || pool.totalCount > pool.idleCount + held.size
    if (!isWaitedFor) quietSince = performance.now()
    return performance.now() - quietSince > suspectMs
  }
  function judge(verdict: boolean): void {
    isProbing = false
    hangs = verdict
    pool.options.connectionTimeoutMillis = hangs ? noPatienceMs : patienceMs
    for (const entry of held.values()) settle(entry, !hangs)
  }
  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer)
    const suspects = [...held.values()].filter(isSilent)
    const isDoubtful = isStuck() || suspects.length > 0 || hangs
    if (isProbing || !isDoubtful) return
    isProbing = true
    void isHung(pool.options).then(judge)
  }, tickMs)
  timer.unref()
}

function isSilent(entry: Held): boolean {
  // Who listens for notices is silent by nature.
  if (entry.client.listenerCount('notification') > 0) return false
  const bytes = bytesOf(entry.client)
  if (bytes === entry.bytes) return performance.now() - entry.silentSince > suspectMs
  Object.assign(entry, { bytes, silentSince: performance.now() })
  return false
}

/** A slow query on a healthy database goes on; it is looked at again after a while. */
function settle(entry: Held, isAlive: boolean): void {
  if (isAlive) entry.silentSince = performance.now()
  else if (bytesOf(entry.client) === entry.bytes) streamOf(entry.client)?.destroy()
}

/** Where this process itself got no time to listen, silence proves nothing. */
async function isHung(options: pg.PoolOptions): Promise<boolean> {
  const from = performance.now()
  let beats = 0
  const pulse = setInterval(() => (beats += 1), beatMs)
  const isAlive = await answers(options)
  clearInterval(pulse)
  return !isAlive && beats >= ((performance.now() - from) / beatMs) * 0.7
}

async function answers(options: pg.PoolOptions): Promise<boolean> {
  const probe = new pg.Client({ ...options, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    await probe.query('select 1')
    return true
  } catch (error) {
    // Whoever refuses is alive: it may just have as many connections as it takes.
    return error instanceof pg.DatabaseError
  } finally {
    // Closing politely would wait on a peer that does not answer.
    streamOf(probe as unknown as pg.PoolClient)?.destroy()
  }
}
