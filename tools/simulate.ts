import { writeFile } from 'node:fs/promises'
import { openFleetDatabase } from './fleet/open-fleet-database.ts'
import { prepareFleet } from './fleet/prepare-fleet.ts'
import { type CommandLine, readCommandLine, usage } from './simulate/options.ts'
import { formatRooms, playRooms } from './simulate/play-rooms.ts'
import { signInAt } from './simulate/find-fleet.ts'
import { simulateFleet } from './simulate/simulate-fleet.ts'
import { formatTable } from './simulate/tally.ts'

/**
 * Inserts new vehicles with devices, ads and bookings of today into the database; returns the device tokens.
 */
async function prepare({ prepareIn, vehicles, seed }: CommandLine) {
  if (!prepareIn) return undefined
  const database = await openFleetDatabase(prepareIn)
  try {
    const made = await prepareFleet(database, { vehicles, seed })
    return new Map(made.map(({ macAddr, token }) => [macAddr, token]))
  } finally {
    await database.pool.end()
  }
}

async function run(options: CommandLine): Promise<void> {
  const tokens = await prepare(options)
  const [report, rooms] = await Promise.all([
    simulateFleet(options, { ...(tokens && { tokens }), say: console.log }),
    signInAt(options).then((operator) => playRooms(operator, options)),
  ])
  console.log(formatTable(report))
  if (options.players > 0) console.log(formatRooms(rooms))
  const writeValue = (_name: string, value: unknown) => (value instanceof Set ? value.size : value)
  if (options.out) await writeFile(options.out, `${JSON.stringify(report, writeValue, 2)}\n`)
  if (report.records.length === 0 && rooms.length === 0) process.exitCode = 1
}

try {
  await run(readCommandLine(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  console.error(usage)
  process.exitCode = 1
}
