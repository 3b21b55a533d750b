import type pg from 'pg'
import type { NoticeLine } from '../../../db/notice-line.ts'

const channel = 'device_wake'
/** Shorter than the patience of boxes and of whatever stands between them and us. */
const waitMs = 25_000

/** Grows with each room of a screen, once when it opens and once when it ends. */
export const markOf = (room: { id: number; endedAt: Date | null }) => room.id * 2 + (room.endedAt ? 1 : 0)

type Wake = { mark: number; deviceIds: number[] }
type Told = { isDue: boolean; mark: number }

export type WakeBoard = {
  /** Resolves as soon as there is a mark above the given one, or after a while without. */
  wait(deviceId: number, mark: number): { told: Promise<Told>; leave: () => void }
  tell(wake: Wake): Promise<void>
  /** Lets everybody go, so that a server that stops keeps nobody waiting. */
  stop(): void
}

const lately = `select id * 2 + (ended_at is not null)::int as mark, screen_ids as "deviceIds" from game_room
  where opened_at > now() - interval '1 hour' or ended_at > now() - interval '1 hour' order by id`

/** Boxes that wait for news, on whichever server: every server hears every wake-up, and asks no table for it. */
export async function openWakeBoard(notices: NoticeLine): Promise<WakeBoard> {
  const marks = new Map<number, number>()
  const waiting = new Map<number, () => void>()
  let isStopped = false

  function note({ mark, deviceIds }: Wake) {
    for (const id of deviceIds) {
      if (mark <= (marks.get(id) ?? 0)) continue
      marks.set(id, mark)
      waiting.get(id)?.()
    }
  }

  await notices.hear(channel, {
    on: (payload) => note(readWake(payload)),
    load: async (line: pg.PoolClient) => (await line.query<Wake>(lately)).rows.forEach(note),
  })

  return {
    wait(deviceId, mark) {
      let leave = () => {}
      const told = new Promise<Told>((resolve) => {
        const answer = () => {
          const known = marks.get(deviceId) ?? 0
          clearTimeout(timer)
          if (waiting.get(deviceId) === answer) waiting.delete(deviceId)
          resolve({ isDue: known > mark, mark: Math.max(known, mark) })
        }
        const timer = setTimeout(answer, waitMs)
        leave = answer
        // A box waits once: what it asked before its network broke is nobody's any more.
        waiting.get(deviceId)?.()
        waiting.set(deviceId, answer)
        if (isStopped || (marks.get(deviceId) ?? 0) > mark) answer()
      })
      return { told, leave }
    },
    tell: ({ mark, deviceIds }) => notices.tell(channel, JSON.stringify([mark, ...deviceIds])),
    stop() {
      isStopped = true
      for (const answer of waiting.values()) answer()
    },
  }
}

/** Anybody with the database's password can tell anything; what is no wake-up wakes nobody. */
function readWake(payload: string): Wake {
  if (!/^\[\d+(,\d+)*\]$/.test(payload)) return { mark: 0, deviceIds: [] }
  const [mark = 0, ...deviceIds] = JSON.parse(payload) as number[]
  return { mark, deviceIds }
}
