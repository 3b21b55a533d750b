import { createStore, listStores, signIn } from '@lumiroute/contract'
import { httpCall } from './http-call.ts'
import { makeDataDir, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'

const password = 'Crash@1234'
const writers = 8
const pageSize = 1000

export type CrashReport = { rounds: number; acknowledged: number; lost: string[]; doubled: string[] }

/** Creates without pause, kill -9 at a random moment (each other round the database as well), restart, count. */
export async function crashRounds(
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<CrashReport> {
  const { dataDir, remove } = await makeDataDir()
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', ADMIN_PASSWORD: password, CALLS_PER_MINUTE: '10000000' }
  const acknowledged: string[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const server = await startServerProcess(env)
      const before = acknowledged.length
      const token = await tokenAt(server.url)
      const writing = writeUntilDead(server.url, token, round, acknowledged)
      await new Promise((go) => setTimeout(go, 200 + Math.random() * 1500))
      await kill(server, dataDir, round % 2 === 0)
      await writing
      say(`round ${round}: ${acknowledged.length - before} rows acknowledged before the kill`)
    }
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
