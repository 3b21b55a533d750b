import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { bundleAll } from './bundle.ts'
import { type Load, type Running, startLoad, startProduct, startServer } from './processes.ts'
import { prepareData, type Prepared } from './prepare-data.ts'

const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** One real database with the product and the bare server on it, and a load generator. */
export type Stage = Prepared & {
  files: Awaited<ReturnType<typeof bundleAll>>
  environment: Record<string, string>
  database: pg.Pool
  product: Running
  bare: Running
  load: Load
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const files = await bundleAll()
  const closings: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closing of closings.splice(0).reverse()) await closing()
  }
  try {
    return { ...(await build(files, (closing) => closings.push(closing))), close }
  } catch (error) {
    // Otherwise the database would be left running.
    await close()
    throw error
  }
}

type Later = (closing: () => Promise<unknown>) => void

async function build(files: Stage['files'], later: Later): Promise<Omit<Stage, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-bench-'))
  later(() => rm(dataDir, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir, log })
  later(() => embedded.stop())
  const environment = buildEnvironment(embedded.url, join(dataDir, 'server'))
  const product = await startProduct(files.server, environment)
  later(() => product.stop())
  const database = new pg.Pool({ connectionString: embedded.url, max: 2 })
  later(() => database.end())
  const prepared = await prepareData(database, product.port)
  const bareEnvironment = { DATABASE_URL: embedded.url, ACCOUNT_ID: String(prepared.accountId) }
  const bare = await startServer(files['bare-server'], bareEnvironment)
  later(() => bare.stop())
  const load = startLoad(files.load)
  later(() => load.stop())
  return { ...prepared, files, environment, database, product, bare, load }
}

/** All checks on; only the rate limit is raised, because all load comes from one machine. */
const buildEnvironment = (url: string, dataDir: string) => ({
  NODE_ENV: 'production',
  PORT: '0',
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  JWT_SECRET: 'bench '.repeat(8),
  ENCRYPTION_KEY: 'bench '.repeat(8),
  PAYMENT_PROVIDER: 'sandbox',
  ADMIN_PASSWORD: 'Bench@1234',
  OPERATOR_MFA: 'optional',
  CALLS_PER_MINUTE: '1000000000',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
})
