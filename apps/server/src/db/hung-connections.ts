import type { Socket } from 'node:net'
import pg from 'pg'

type Held = { client: pg.PoolClient; bytes: number; silentSince: number }
type Wire = pg.PoolClient & { connection?: { stream: Socket } }

/** Together below the two seconds in which everybody is to be answered. */
const tickMs = 200
const suspectMs = 700
const probeMs = 1000
const beatMs = 50

const streamOf = (client: pg.PoolClient) => (client as Wire).connection?.stream
const bytesOf = (client: pg.PoolClient) => streamOf(client)?.bytesRead ?? 0

/**
 * Ends connections whose database hangs without dying: nothing else would answer those who wait on them, since a
 * dead peer is only noticed when it closes. Looking five times a second is cheaper than a timer for every query.
 */
export function watchHungConnections(pool: pg.Pool): void {
  const held = new Map<pg.PoolClient, Held>()
  pool.on('acquire', (client) =>
    held.set(client, { client, bytes: bytesOf(client), silentSince: Date.now() }),
  )
  pool.on('release', (_error, client) => held.delete(client))
  let isProbing = false
  const timer = setInterval(() => {
    const suspects = [...held.values()].filter(isSilent)
    if (isProbing || suspects.length === 0) return
    isProbing = true
    void isHung(pool.options).then((hangs) => {
      isProbing = false
      for (const suspect of suspects) settle(suspect, !hangs)
    })
  }, tickMs)
  timer.unref()
}

function isSilent(entry: Held): boolean {
  const bytes = bytesOf(entry.client)
  if (bytes === entry.bytes) return Date.now() - entry.silentSince > suspectMs
  Object.assign(entry, { bytes, silentSince: Date.now() })
  return false
}

/** A slow query on a healthy database goes on; it is looked at again after a while. */
function settle(suspect: Held, isAlive: boolean): void {
  if (isAlive) suspect.silentSince = Date.now()
  else if (bytesOf(suspect.client) === suspect.bytes) streamOf(suspect.client)?.destroy()
}

/** Where this process itself got no time to listen, silence proves nothing. */
async function isHung(options: pg.PoolOptions): Promise<boolean> {
  const from = Date.now()
  let beats = 0
  const pulse = setInterval(() => (beats += 1), beatMs)
  const isAlive = await answers(options)
  clearInterval(pulse)
  return !isAlive && beats >= ((Date.now() - from) / beatMs) * 0.7
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
