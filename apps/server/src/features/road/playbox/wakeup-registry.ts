import type { PgListener } from '../../../db/pg-listener.ts'
import type { WaitResult, WakeupRegistry, WakingRoom } from '../../../ports/wakeup-registry.ts'
import { listRecentRooms } from './queries/wakeup.queries.ts'

const channel = 'device_wake'
/** Below the timeouts of players and proxies. */
const waitMs = 25_000

type Wakeup = { mark: number; deviceIds: number[] }

/** Long polls of devices. Every server receives every wake-up and stores the marks in memory. */
export async function openWakeupRegistry(listener: PgListener): Promise<WakeupRegistry> {
  const marks = new Map<number, number>()
  const waiting = new Map<number, () => void>()
  let isStopped = false

  function apply({ mark, deviceIds }: Wakeup) {
    for (const id of deviceIds) {
      if (mark <= (marks.get(id) ?? 0)) continue
      marks.set(id, mark)
      waiting.get(id)?.()
    }
  }

  await listener.subscribe(channel, {
    onMessage: (payload) => apply(parseWakeup(payload)),
    load: async (client) => (await listRecentRooms(client)).map(toWakeup).forEach(apply),
  })

  return {
    wait(deviceId, mark) {
      let leave = () => {}
      const result = new Promise<WaitResult>((resolve) => {
        const answer = () => {
          const known = marks.get(deviceId) ?? 0
          clearTimeout(timer)
          if (waiting.get(deviceId) === answer) waiting.delete(deviceId)
          resolve({ isDue: known > mark, mark: Math.max(known, mark) })
        }
        const timer = setTimeout(answer, waitMs)
        leave = answer
        // A new poll of the same device replaces one whose connection may be dead.
        waiting.get(deviceId)?.()
        waiting.set(deviceId, answer)
        if (isStopped || (marks.get(deviceId) ?? 0) > mark) answer()
      })
      return { result, leave }
    },
    notify(room) {
      const { mark, deviceIds } = toWakeup(room)
      return listener.notify(channel, JSON.stringify([mark, ...deviceIds]))
    },
    stop() {
      isStopped = true
      for (const answer of waiting.values()) answer()
    },
  }
}

/** The mark increases with each room of a screen: when it opens, when its times change and when it ends. */
const toWakeup = ({ id, endedAt, screenIds, hasPlayers }: WakingRoom): Wakeup => ({
  mark: id * 3 + (endedAt ? 2 : hasPlayers ? 1 : 0),
  deviceIds: screenIds,
})

/** Ignores payloads that other users of the database may send on the channel. */
function parseWakeup(payload: string): Wakeup {
  if (!/^\[\d+(,\d+)*\]$/.test(payload)) return { mark: 0, deviceIds: [] }
  const [mark = 0, ...deviceIds] = JSON.parse(payload) as number[]
  return { mark, deviceIds }
}
