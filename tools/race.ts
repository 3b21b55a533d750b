import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { updateAdCheck } from '@lumiroute/contract/ad'
import { signIn } from '@lumiroute/contract/session'
import pg from 'pg'
import {
  findRaceFaults,
  evaluateRace,
  type Outcome,
  prepareRace,
  runTries,
  type Try,
} from '../apps/server/src/testing/booking-race.ts'
import { httpCall } from '../apps/server/src/testing/http-call.ts'
import { startTcpPostgres } from '../apps/server/src/testing/postgres.ts'
import {
  makeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../apps/server/src/testing/server-process.ts'

const serverCount = 3
const callerCount = 4
const callsAtOnce = 12
const password = 'Race@1234'

type Job = { tries: Try[]; urls: string[] }

const signInAt = async (url: string) =>
  (await httpCall(url, signIn, { adminAccount: 'admin', adminPasswd: password })).body.accessToken

/** One of the calling processes: its share of the attempts, spread over the servers. */
async function callAll({ tries, urls }: Job): Promise<Outcome[]> {
  const [first] = urls as [string]
  let token = await signInAt(first)
  const send = async ({ adId, vehicles }: Try): Promise<Outcome> => {
    const url = urls[adId % urls.length] as string
    const { status, body } = await httpCall(
      url,
      updateAdCheck,
      { adId, payStatus: 'accept', vehicles },
      token,
    )
    if (status !== 401) return { status, message: body.message }
    // On a slow machine the race outlasts a token.
    token = await signInAt(first)
    return send({ adId, vehicles })
  }
  return runTries(tries, callsAtOnce, send)
}

async function callInProcess(job: Job): Promise<Outcome[]> {
  const child = fork(join(import.meta.dirname, 'race.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(job)
  const left = once(child, 'exit').then(([code]) => {
    throw new Error(`a worker exited with ${code}`)
  })
  const [outcomes] = (await Promise.race([once(child, 'message'), left])) as [Outcome[]]
  child.disconnect()
  left.catch(() => undefined)
  return outcomes
}

async function startServers(databaseUrl: string, dataDir: string, started: ServerProcess[]): Promise<void> {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    PAYMENT_PROVIDER: 'sandbox',
    ADMIN_PASSWORD: password,
    JWT_SECRET: 'race '.repeat(8),
    ENCRYPTION_KEY: 'race '.repeat(8),
    PAYMENT_SECRET: 'race '.repeat(8),
    CALLS_PER_MINUTE: '10000000',
  }
  for (let n = 0; n < serverCount; n++) started.push(await startServerProcess(env))
}

async function race(tries: number): Promise<string[]> {
  const postgres = await startTcpPostgres()
  const { dataDir, remove } = await makeDataDir()
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const servers: ServerProcess[] = []
  try {
    await startServers(postgres.url, dataDir, servers)
    const urls = servers.map(({ url }) => url)
    const all = await prepareRace(database, tries)
    const began = performance.now()
    const shares = Array.from({ length: callerCount }, (_, caller) =>
      all.filter((_each, at) => Math.floor(at / 4) % callerCount === caller),
    )
    const outcomes = (await Promise.all(shares.map((share) => callInProcess({ tries: share, urls })))).flat()
    const judged = await evaluateRace(database, outcomes)
    console.log({
      seconds: Math.round((performance.now() - began) / 1000),
      servers: serverCount,
      callers: callerCount,
      ...judged,
    })
    const odd = outcomes.filter(({ status }) => status !== 200 && status !== 409)
    for (const { status, message } of odd.slice(0, 5)) console.log(status, message)
    return findRaceFaults(judged)
  } finally {
    for (const server of servers) await server.stop()
    await database.end()
    await postgres.stop()
    await remove()
  }
}

if (process.send) {
  process.once('message', (job: Job) => {
    void callAll(job).then(
      (outcomes) => process.send?.(outcomes),
      (error: Error) => {
        console.error(error, error.cause)
        process.exit(1)
      },
    )
  })
} else {
  const faults = await race(Number(process.argv[2] ?? 10_000))
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'every day was booked once' : 'FAILED')
  process.exit(faults.length)
}
