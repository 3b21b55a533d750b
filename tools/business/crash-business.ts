import { setTimeout as pause } from 'node:timers/promises'
import { getMe, register, signIn } from '@lumiroute/contract/session'
import type { Db } from '../../apps/server/src/db/db.ts'
import { drawNoise } from '../../apps/server/src/adapters/files/fixtures/sample-media.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import {
  dateIn,
  makeAd,
  makeDevice,
  makeOrder,
  makePlaylist,
  makeTimetable,
  makeVehicle,
} from '../../apps/server/src/testing/ad-factories.ts'
import { killRounds } from '../../apps/server/src/testing/crash-rounds.ts'
import { httpCall } from '../../apps/server/src/testing/http-call.ts'
import { makeDataDir, startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { openFleetDatabase } from '../fleet/open-fleet-database.ts'
import { findApprovalFaults, findPaymentFaults, findUploadFaults } from './business-faults.ts'
import { type Acknowledged, type Round, workUntilDead } from './business-workers.ts'

type Wanted = {
  rounds: number
  /** How long after a restart an acknowledged payment may take. */
  settleMs?: number
  say?: (line: string) => void
}
export type BusinessCrashReport = {
  approvals: number
  payments: number
  uploads: number
  faults: string[]
}
type Env = Parameters<typeof killRounds>[1]
type Place = { env: Env; store: Round['store']; playId1: number; pictures: Buffer[] }

const password = 'Sudden@1234'
const storeEmail = 'crash@example.tw'
const vehicles = 60
const bookableDays = 20
const adsPerRound = 20

/** Kills the server, every other round with its database, during approvals, payments and uploads. */
export async function crashBusiness({ rounds, settleMs = 5000, say }: Wanted): Promise<BusinessCrashReport> {
  const { dataDir, remove } = await makeDataDir()
  const env = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    PAYMENT_PROVIDER: 'sandbox',
    ADMIN_PASSWORD: password,
    CALLS_PER_MINUTE: '10000000',
    DISK_RESERVE_MB: '0',
  }
  const acknowledged: Acknowledged = { approvals: [], payments: [], uploads: [] }
  const faults: string[] = []
  try {
    const place = await prepare(env)
    const check = async () => faults.push(...(await findFaults(place, acknowledged, settleMs)))
    const load = async (url: string, round: number) => {
      await check()
      const prepared = await prepareRound(place, url)
      return async () => {
        await workUntilDead(prepared, acknowledged)
        const { approvals, payments, uploads } = getCount(acknowledged)
        say?.(
          `round ${round}: ${approvals} approvals, ${payments} payments, ${uploads} uploads, ${faults.length} faults`,
        )
      }
    }
    await killRounds(rounds, env, load, () => killMoment(acknowledged))
    const server = await startServerProcess(env)
    await check().finally(() => server.stop())
    return { ...getCount(acknowledged), faults }
  } finally {
    await remove()
  }
}

const longestMs = 60_000

/** In the middle of the work: shortly after one answer of every kind. */
async function killMoment(acknowledged: Acknowledged): Promise<void> {
  const before = getCount(acknowledged)
  const isUnderWay = () => {
    const now = getCount(acknowledged)
    return now.approvals > before.approvals && now.payments > before.payments && now.uploads > before.uploads
  }
  const deadline = Date.now() + longestMs
  while (!isUnderWay() && Date.now() < deadline) await pause(20)
  await pause(Math.random() * 1500)
}

const getCount = ({ approvals, payments, uploads }: Acknowledged) => ({
  approvals: approvals.length,
  payments: payments.length,
  uploads: uploads.length,
})

async function inDatabase<T>({ DATA_DIR: dataDir }: Env, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openFleetDatabase({ dataDir })
  try {
    return await work(db)
  } finally {
    await db.pool.end()
  }
}

/** The factories only need the database and the clock. */
const getDeps = (db: Db) => ({ db, now: () => new Date() }) as Deps

async function prepare(env: Env): Promise<Place> {
  const server = await startServerProcess(env)
  try {
    const { status, body } = await httpCall(server.url, register, {
      name: '斷電測試店',
      email: storeEmail,
      password,
    })
    if (status !== 200) throw new Error(`the store could not be registered: ${body.message}`)
    const { user } = (await httpCall(server.url, getMe, {}, body.token.accessToken)).body
    const pictures = await Promise.all([60, 300, 700].map((edge) => drawNoise(edge, edge).png().toBuffer()))
    const playId1 = await inDatabase(env, (db) => prepareFleet(getDeps(db), user.storeId))
    return { env, store: user, playId1, pictures }
  } finally {
    await server.stop()
  }
}

/** Vehicles that are free on every bookable day, and a playlist for the ads. */
async function prepareFleet(deps: Deps, storeId: number): Promise<number> {
  const months = new Set([dateIn(deps, 3), dateIn(deps, 3 + bookableDays)].map((day) => day.slice(0, 7)))
  for (let made = 0; made < vehicles; made++) {
    const { macAddr } = await makeDevice(deps)
    const { id } = await makeVehicle(deps, { deviceOne: macAddr })
    for (const month of months) await makeTimetable(deps, id, `${month}-01`)
  }
  return (await makePlaylist(deps, { storeId })).id
}

async function prepareRound({ env, store, playId1, pictures }: Place, url: string): Promise<Round> {
  const ads = await inDatabase(env, (db) => prepareAds(getDeps(db), { storeId: store.storeId, playId1 }))
  const operator = await tokenAt(url, 'admin')
  return { url, tokens: { operator, store: await tokenAt(url, storeEmail) }, store, pictures, ...ads }
}

async function prepareAds(deps: Deps, given: { storeId: number; playId1: number }) {
  const waiting: number[] = []
  const drafts: number[] = []
  for (let made = 0; made < adsPerRound; made++) {
    const day = dateIn(deps, 3 + Math.floor(Math.random() * bookableDays))
    const ad = await makeAd(deps, {
      ...given,
      broadcastDates: [day],
      review: 'request',
      submittedAt: deps.now(),
    })
    await makeOrder(deps, ad)
    waiting.push(ad.id)
    drafts.push((await makeAd(deps, given)).id)
  }
  return { waiting, drafts }
}

const tokenAt = async (url: string, adminAccount: string) =>
  (await httpCall(url, signIn, { adminAccount, adminPasswd: password })).body.accessToken

async function findFaults(place: Place, acknowledged: Acknowledged, settleMs: number): Promise<string[]> {
  const { env, pictures } = place
  return inDatabase(env, async (db) => [
    ...(await findPaymentFaults(db, acknowledged, settleMs)),
    ...(await findApprovalFaults(db, acknowledged)),
    ...(await findUploadFaults(db, env.DATA_DIR, acknowledged, pictures)),
  ])
}
