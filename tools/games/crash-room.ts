import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { standings } from '@lumiroute/games/simulation'
import type { Db } from '../../apps/server/src/db/db.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { Returning, TestPhone, TestScreen } from '../../apps/server/src/testing/game-clients.ts'
import { makeRoom } from '../../apps/server/src/testing/game-room.ts'
import { eventually, findDivergence, readPlayed } from '../../apps/server/src/testing/play-room.ts'
import { startTcpPostgres } from '../../apps/server/src/testing/postgres.ts'
import {
  makeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/testing/server-process.ts'
import { openFleetDatabase } from '../fleet/open-fleet-database.ts'

const phones = 20
const screens = 2
const padMs = 50
const maxAgainMs = 5000
const maxLostMs = 1000
const key = 'crash '.repeat(8)

type Wanted = { rounds: number; say?: (line: string) => void }
export type RoomCrashReport = {
  /** Of each round: from the kill until everybody plays again, and how much of the game was lost. */
  againMs: number[]
  lostMs: number[]
  faults: string[]
}
type Stage = { deps: Deps; url: () => string; kill: () => Promise<void> }

/** Kills the server that runs a room, with 20 phones and 2 screens, while a second server is there. */
export async function crashRooms({ rounds, say = () => undefined }: Wanted): Promise<RoomCrashReport> {
  const postgres = await startTcpPostgres({ fsync: false })
  const { dataDir, remove } = await makeDataDir()
  const servers: ServerProcess[] = []
  const start = async () => servers.push(await startServerProcess(environment(postgres.url, dataDir)))
  const report: RoomCrashReport = { againMs: [], lostMs: [], faults: [] }
  let db: Db | undefined
  try {
    await start()
    db = await openFleetDatabase({ databaseUrl: postgres.url })
    // The factories only need the database and the clock.
    const deps = { db, now: () => new Date() } as Deps
    for (let round = 1; round <= rounds; round++) {
      await start()
      const kill = async () => void (await (servers.shift() as ServerProcess).stop('SIGKILL'))
      const played = await crashRoom({ deps, url: () => (servers[0] as ServerProcess).url, kill })
      report.againMs.push(played.againMs)
      report.lostMs.push(played.lostMs)
      report.faults.push(...played.faults.map((fault) => `round ${round}: ${fault}`))
      say(`round ${round}: everybody plays again after ${played.againMs} ms, ${played.lostMs} ms lost`)
    }
    return report
  } finally {
    await db?.pool.end()
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    await postgres.stop()
    await remove()
  }
}

const environment = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  JWT_SECRET: key,
  ENCRYPTION_KEY: key,
  OPERATOR_MFA: 'optional',
  ADMIN_PASSWORD: 'Crash@1234',
  LINE_API_BASE: 'http://127.0.0.1:1',
})

async function crashRoom({ deps, url, kill }: Stage) {
  const settings = { seconds: 9 }
  const room = await makeRoom(deps, {
    seats: phones,
    screens,
    gameId: randomInt(1, 5),
    waitMs: 3000,
    settings,
  })
  const boxes = room.screenTokens.map((token) => new Returning(() => new TestScreen(url(), room.code, token)))
  const pads = room.seatTokens.map((token) => new Returning(() => new TestPhone(url(), room.code, token)))
  const playing = setInterval(() => pads.forEach(({ current }) => pressAnything(current)), padMs)
  try {
    await eventually(() => pads.every(({ current }) => current.last('you')))
    await pause(randomInt(500, 4000))
    const shown = Math.max(...boxes.map(({ current }) => current.state?.tick ?? 0))
    await kill()
    const killedAt = performance.now()
    await eventually(() => boxes.every(hasGoneOn) && pads.every(isBack))
    const againMs = Math.round(performance.now() - killedAt)
    await eventually(() => boxes.every(({ current }) => current.isOver))
    const played = await readPlayed(deps, room.id)
    const lostMs = Math.max(...boxes.map(({ past }) => getLostMs(past[0], shown, played)))
    const faults = [
      ...(againMs > maxAgainMs ? [`played again only after ${againMs} ms`] : []),
      ...(lostMs > maxLostMs ? [`lost ${lostMs} ms`] : []),
      ...compare(played, boxes),
    ]
    return { againMs, lostMs, faults }
  } finally {
    clearInterval(playing)
    for (const each of [...boxes, ...pads]) each.leave()
  }
}

type Played = Awaited<ReturnType<typeof readPlayed>>

/** What the screen had shown before the kill and is not part of the round. */
function getLostMs(before: TestScreen | undefined, shown: number, { round }: Played): number {
  if (!before || !round?.inputs) return Infinity
  return Math.max(0, Math.round(((shown - findDivergence(before, round.inputs)) * 1000) / 60))
}

function pressAnything(phone: TestPhone) {
  if (phone.socket.readyState !== phone.socket.OPEN || !phone.last('room')) return
  phone.press({ buttons: randomInt(2), x: randomInt(-127, 128), y: randomInt(-127, 128) })
}

const isBack = ({ past, current }: Returning<TestPhone>) =>
  past.length > 0 && current.last('you') !== undefined

function hasGoneOn({ past, current }: Returning<TestScreen>) {
  const first = current.frames[0]
  return past.length > 0 && first !== undefined && (current.state?.tick ?? 0) > first.until
}

/** Screens, server, database and replay must agree on everything. */
function compare({ round, replay, seats, results }: Played, boxes: Returning<TestScreen>[]): string[] {
  const hashes = [...boxes.map(({ current }) => current.hash), round?.finalHash, replay?.hash]
  const scores = (replay ? standings(replay.state) : [])
    .map(({ seat, score }) => [seat, score])
    .toSorted(([one = 0], [other = 0]) => one - other)
  const stored = seats.map(({ no, score }) => [no, score])
  const shown = results.map(({ seatNo, score }) => [seatNo, score])
  return [
    ...(new Set(hashes).size === 1 && hashes[0] ? [] : [`different hashes: ${hashes.join(', ')}`]),
    ...(results.length === phones ? [] : [`${results.length} results of ${phones}`]),
    ...(JSON.stringify(stored) === JSON.stringify(scores) ? [] : ['seats differ from the replay']),
    ...(JSON.stringify(shown) === JSON.stringify(scores) ? [] : ['results differ from the replay']),
  ]
}
