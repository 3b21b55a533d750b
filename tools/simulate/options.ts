import { parseArgs } from 'node:util'
import { type FaultKind, faultKinds } from './faults.ts'

export type SimulateOptions = {
  url: string
  vehicles: number
  /** Sent into each open game room. */
  players: number
  /** Simulated seconds per second. */
  speed: number
  /** Simulated; null is as much of today as eight hours allow. */
  minutes: number | null
  seed: number
  /** The share of batches that are lost once, on the way there or back. */
  loss: number
  /** Each vehicle has one of these, or none. */
  faults: FaultKind[]
  account: string
  password: string
}

export type CommandLine = SimulateOptions & {
  out: string | undefined
  /** Where to insert vehicles, devices and booked ads before driving. */
  prepareIn: { databaseUrl: string } | { dataDir: string } | undefined
}

export const usage = `npm run simulate -- [--vehicles 200] [--players 4] [--speed 60] [--url http://127.0.0.1:3000] [--minutes N]
  [--seed 1] [--loss 0.05] [--faults all|${faultKinds.join(',')}] [--out file.json] [--account admin] [--password …]
  [--prepare] [--database postgres://… | --data ./data]`

const options = {
  vehicles: { type: 'string', default: '200' },
  players: { type: 'string', default: '4' },
  speed: { type: 'string', default: '60' },
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  minutes: { type: 'string' },
  seed: { type: 'string', default: '1' },
  loss: { type: 'string', default: '0.05' },
  faults: { type: 'string', default: '' },
  out: { type: 'string' },
  account: { type: 'string', default: 'admin' },
  password: { type: 'string', default: 'Admin@1234' },
  prepare: { type: 'boolean', default: false },
  database: { type: 'string' },
  data: { type: 'string' },
} as const

export function readCommandLine(args: string[], environment: NodeJS.ProcessEnv = process.env): CommandLine {
  const { values } = parseArgs({ args, options })
  const databaseUrl = values.database ?? environment.DATABASE_URL
  const place = databaseUrl ? { databaseUrl } : { dataDir: values.data ?? environment.DATA_DIR ?? './data' }
  return {
    url: new URL(values.url).origin,
    vehicles: parseNumber('vehicles', values.vehicles, 1, 5000),
    players: parseNumber('players', values.players, 0, 32),
    speed: parseNumber('speed', values.speed, 1, 3600),
    minutes: values.minutes === undefined ? null : parseNumber('minutes', values.minutes, 1, 720),
    seed: parseNumber('seed', values.seed, 0, 2 ** 31),
    loss: parseNumber('loss', values.loss, 0, 0.9),
    faults: parseFaults(values.faults),
    out: values.out,
    account: values.account,
    password: values.password,
    prepareIn: values.prepare ? place : undefined,
  }
}

function parseFaults(text: string): FaultKind[] {
  if (text === 'all') return [...faultKinds]
  return text
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const kind = faultKinds.find((each) => each === name)
      if (!kind) throw new RangeError(`--faults knows ${faultKinds.join(', ')}, not "${name}"`)
      return kind
    })
}

function parseNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= min && value <= max))
    throw new RangeError(`--${name} must be a number from ${min} to ${max}, not "${text}"`)
  return value
}
