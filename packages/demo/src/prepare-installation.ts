import { randomInt } from 'node:crypto'
import { foldAccountName } from '@lumiroute/contract/account'
import { sql } from 'drizzle-orm'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { accounts, stores } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import type { PreparedDemo } from './load-demo.ts'

// Loaded only at the first start, since it draws pictures.
const demoData = () => import('./load-demo.ts')

const lockKey = 7_203_002
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** On an empty database: creates the platform's store, its operator, and the demo data if requested. */
export async function prepareInstallation(deps: Deps): Promise<void> {
  const password = deps.settings.demoData
    ? 'Admin@1234'
    : (deps.settings.admin.password ?? generatePassword())
  const isEmpty = await hasNoStore(deps)
  if (!isEmpty) return
  const passwordHash = await deps.passwords.hash(password)
  const demo = deps.settings.demoData ? await (await demoData()).prepareDemo(deps) : undefined
  const made = await deps.db.write((tx) => makePlatform(tx, deps, passwordHash, demo))
  if (!made) return
  if (deps.settings.demoData) return
  if (!deps.settings.admin.password)
    console.log(`操作員帳號 / operator: ${deps.settings.admin.account}  密碼 / password: ${password}`)
}

async function hasNoStore({ db }: Deps): Promise<boolean> {
  return (await db.select({ id: stores.id }).from(stores).limit(1)).length === 0
}

/** One transaction, so that a start that is killed half-way leaves an empty database, not half a demo. */
async function makePlatform(
  tx: Tx,
  deps: Deps,
  passwordHash: string,
  demo: PreparedDemo | undefined,
): Promise<boolean> {
  // On a slow disk a second server that waits for the first one's demo would otherwise time out.
  await tx.execute(sql`set local statement_timeout = '2min'`)
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const known = await tx.select({ id: stores.id }).from(stores).limit(1)
  if (known.length > 0) return false
  const [platform] = await tx
    .insert(stores)
    .values({ storeCode: 'PLATFORM', storeName: '平台自有', isPlatform: true })
    .returning({ id: stores.id })
  const storeId = (platform as { id: number }).id
  const adminAccount = deps.settings.demoData ? 'admin' : deps.settings.admin.account
  const values = {
    storeId,
    adminAccount,
    adminAccountKey: foldAccountName(adminAccount),
    adminName: '平台管理員',
    adminEmail: 'admin@lumiroute.local',
    isFirst: true,
    role: 'ROLE_ADMIN',
    passwordHash,
    // Nobody reads the mailbox of a new installation, until the operator enters one.
    emailVerifiedAt: deps.settings.demoData ? deps.now() : null,
    mustChangePassword: !deps.settings.demoData && !deps.settings.admin.password,
  }
  const [operator] = await tx.insert(accounts).values(values).returning({ id: accounts.id })
  const operatorId = (operator as { id: number }).id
  if (demo) await (await demoData()).loadDemo(tx, deps, demo, { storeId, operatorId })
  return true
}

function generatePassword(): string {
  const random = Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${random}a9A!`
}
