import { parseArgs } from 'node:util'
import type { GameId } from '@lumiroute/games'
import { seeded } from '@lumiroute/geo'
import type { Deps } from '../apps/server/src/deps.ts'
import { TestScreen } from '../apps/server/src/testing/game-clients.ts'
import { type MadeRoom, makeRoom } from '../apps/server/src/testing/game-room.ts'
import { makeDataDir } from '../apps/server/src/testing/server-process.ts'
import { bundleAll } from './bench/bundle.ts'
import { type Figure, isHeld, writeTable } from './bench/figures.ts'
import { cpuMs, measuredEnvironment, memoryMb, type Running, startProduct } from './bench/processes.ts'
import { openFleetDatabase } from './fleet/open-fleet-database.ts'
import { AutoPhone } from './games/auto-phone.ts'

/**
 * Rooms full of phones on one server: processor time and memory of the server, and the time from a pad that is sent to
 * the frame with which a screen gets it. Phones and screens run in this process, so both times are of one clock.
 */
const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '100' },
    phones: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    profile: { type: 'string' },
  },
})
const [rooms, phones, seconds] = [Number(values.rooms), Number(values.phones), Number(values.seconds)]
const padsPerSecond = 20
const countdownMs = 3000

// All phones of this benchmark share one address.
const environment = (dataDir: string) => ({
  ...measuredEnvironment(dataDir),
  GAME_SOCKETS_PER_ADDRESS: '10000',
})

const percentile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One phone of the room is timed: from its pad to the next frame with an input. */
function timePads(room: MadeRoom, url: string, timed: AutoPhone, times: number[]): TestScreen {
  let sentAt = 0
  timed.onPad = () => (sentAt ||= performance.now())
  const screen = new TestScreen(url, room.code, room.screenTokens[0] as string)
  screen.socket.on('message', (data: Buffer, isBinary: boolean) => {
    const seat = isBinary && data.length > 8 ? hasSeat(data, phones - 1) : false
    if (!seat || sentAt === 0) return
    times.push(performance.now() - sentAt)
    sentAt = 0
  })
  return screen
}

/** Whether a frame has a pad of the seat: after 8 bytes, ticks of 3 bytes and 4 bytes for each input. */
function hasSeat(bytes: Buffer, seat: number): boolean {
  for (let at = 8; at + 3 <= bytes.length; at += 3 + 4 * (bytes[at + 2] ?? 0))
    for (let no = 0; no < (bytes[at + 2] ?? 0); no++) if (bytes[at + 3 + 4 * no] === seat) return true
  return false
}

async function measure(server: Running, dataDir: string): Promise<Figure[]> {
  const database = await openFleetDatabase({ dataDir })
  const idle = memoryMb(server.pid)
  const url = `http://127.0.0.1:${server.port}`
  const deps = {
    db: database,
    now: () => new Date(),
    settings: { businessTz: 'Asia/Taipei' },
  } as unknown as Deps
  try {
    const times: number[] = []
    const waitMs = 2000 + rooms * 150
    const made: MadeRoom[] = []
    for (let no = 0; no < rooms; no++) {
      const settings = { seconds: seconds + 30 }
      made.push(await makeRoom(deps, { gameId: (no % 4) + 1, seats: phones, waitMs, settings }))
    }
    const played = made.flatMap((room, roomNo) => {
      const random = seeded(roomNo)
      const all = room.seatTokens.map(
        (token) =>
          new AutoPhone({ url, code: room.code, token, game: room.gameId as GameId, random, padsPerSecond }),
      )
      const screen = timePads(room, url, all.at(-1) as AutoPhone, times)
      return [{ all, screen }]
    })
    const last = made.at(-1)?.startsAt.getTime() ?? 0
    await wait(last + countdownMs - Date.now() + 5000)
    times.length = 0
    const from = { cpu: cpuMs(server.pid), at: performance.now() }
    await wait(seconds * 1000)
    const cores = (cpuMs(server.pid) - from.cpu) / (performance.now() - from.at)
    const memory = memoryMb(server.pid)
    const sent = played.flatMap(({ all }) => all).reduce((sum, { pads }) => sum + pads, 0)
    for (const { all, screen } of played) {
      for (const phone of all) phone.close()
      screen.cut()
    }
    times.sort((a, b) => a - b)
    return [
      {
        name: 'server, cores used',
        value: cores,
        limit: { atMost: 1 },
        unit: '',
        detail: 'without PostgreSQL',
      },
      {
        name: 'server, memory',
        value: memory,
        limit: { atMost: 200 },
        unit: 'MB',
        detail: `${idle.toFixed(0)} MB idle`,
      },
      {
        name: 'pad to frame, p50',
        value: percentile(times, 0.5),
        unit: 'ms',
        detail: `${times.length} pads timed`,
      },
      { name: 'pad to frame, p95', value: percentile(times, 0.95), unit: 'ms', detail: `${sent} pads sent` },
    ]
  } finally {
    await database.pool.end()
  }
}

async function run(): Promise<Figure[]> {
  const { server: file } = await bundleAll()
  const { dataDir, remove } = await makeDataDir()
  const args = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
  try {
    const server = await startProduct(file, environment(dataDir), args)
    return await measure(server, dataDir).finally(() => server.stop())
  } finally {
    await remove()
  }
}

const figures = await run()
console.log(`${rooms} rooms with ${phones} phones of ${padsPerSecond} pads a second, for ${seconds} s`)
console.log(writeTable(figures))
if (figures.some((figure) => isHeld(figure) === false)) process.exitCode = 1
