import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '@lumiroute/contract/session'
import { createStore, listStores } from '@lumiroute/contract/store'
import { httpCall } from './http-call.ts'
import { makeDataDir, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'

const password = 'Crash@1234'
const writers = 8
const pageSize = 1000

export type CrashReport = { rounds: number; acknowledged: number; lost: string[]; doubled: string[] }

type Env = Record<string, string> & { DATA_DIR: string }
/** Prepares a round and returns the load, which ends once the server has stopped. */
type Load = (url: string, round: number) => Promise<() => Promise<void>>

/** Resolves when the kill is due. */
type Moment = () => Promise<void>

/**
 * Starts the server under load and kills it with -9 at some point (every other round the database too),
 * repeatedly.
 */
export async function killRounds(rounds: number, env: Env, load: Load, moment: Moment): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    const server = await startServerProcess(env)
    let working: Promise<void> | undefined
    try {
      working = (await load(server.url, round))()
      await Promise.race([working, moment()])
    } finally {
      await kill(server, env.DATA_DIR, round % 2 === 0)
    }
    await working
  }
}

/** Creates rows without pause, is killed at a random time, and counts what was stored. */
export async function crashRounds(
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<CrashReport> {
  const { dataDir, remove } = await makeDataDir()
  const env = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    ADMIN_PASSWORD: password,
    CALLS_PER_MINUTE: '10000000',
  }
  const acknowledged: string[] = []
  const write = async (url: string, round: number) => {
    const token = await tokenAt(url)
    return async () => {
      const before = acknowledged.length
      await writeUntilDead(url, token, round, acknowledged)
      say(`round ${round}: ${acknowledged.length - before} rows acknowledged before the kill`)
    }
  }
  try {
    await killRounds(rounds, env, write, () => pause(200 + Math.random() * 1500))
    return { rounds, ...(await compare(env, acknowledged)) }
  } finally {
    await remove()
  }
}

async function kill(server: ServerProcess, dataDir: string, alsoDatabase: boolean) {
  if (alsoDatabase) process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await server.stop('SIGKILL')
}

const tokenAt = async (url: string) =>
  (await httpCall(url, signIn, { adminAccount: 'admin', adminPasswd: password })).body.accessToken

async function writeUntilDead(url: string, token: string, round: number, acknowledged: string[]) {
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))

  async function write(writer: number) {
    for (let i = 0; ; i++) {
      const storeCode = `R${round}-W${writer}-${i}`
      const answer = await httpCall(
        url,
        createStore,
        { storeCode, storeName: storeCode, storeEnabled: true },
        token,
      ).catch(() => undefined)
      if (!answer) return
      if (answer.status === 200) acknowledged.push(storeCode)
    }
  }
}

async function compare(env: Record<string, string>, acknowledged: string[]) {
  const server = await startServerProcess(env)
  try {
    const kept = new Map<string, number>()
    const token = await tokenAt(server.url)
    for (let page = 1; ; page++) {
      const { body } = await httpCall(server.url, listStores, { page, size: pageSize, sort: 'id' }, token)
      for (const { storeCode } of body.storeList) kept.set(storeCode, (kept.get(storeCode) ?? 0) + 1)
      if (body.storeList.length < pageSize) break
    }
    const lost = acknowledged.filter((code) => !kept.has(code))
    const doubled = [...kept].filter(([, times]) => times > 1).map(([code]) => code)
    return { acknowledged: acknowledged.length, lost, doubled }
  } finally {
    await server.stop()
  }
}
