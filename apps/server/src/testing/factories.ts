import { randomUUID } from 'node:crypto'
import { foldAccountName } from '@lumiroute/contract/account'
import type { Role } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { accounts, files, members, sessions, signInProofs, stores } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { hashToken, randomToken } from '../secrets/tokens.ts'
import { keepProof } from './sign-in-proofs.ts'

let counter = 0
const next = () => `${++counter}${Math.random().toString(36).slice(2, 8)}`

type NewStore = Partial<typeof stores.$inferInsert>
export type MadeStore = typeof stores.$inferSelect

export async function makeStore({ db }: Deps, given: NewStore = {}): Promise<MadeStore> {
  const values = { storeCode: `T${next()}`, storeName: '測試店家', ...given }
  const [store] = await db.insert(stores).values(values).returning()
  return store as MadeStore
}

/** The platform's own store, created once per database. */
export async function getPlatform(deps: Deps): Promise<MadeStore> {
  const [known] = await deps.db
    .select()
    .from(stores)
    .where(sql`is_platform`)
  return known ?? makeStore(deps, { storeCode: 'PLATFORM', storeName: '平台自有', isPlatform: true })
}

type NewAccount = Partial<typeof accounts.$inferInsert> & { password?: string }
export type MadeAccount = typeof accounts.$inferSelect

export async function makeAccount(deps: Deps, { password, ...given }: NewAccount = {}): Promise<MadeAccount> {
  const name = `user${next()}`
  const values = {
    storeId: given.storeId ?? (await makeStore(deps)).id,
    adminAccount: name,
    adminName: '測試人員',
    adminAccountKey: foldAccountName(given.adminAccount ?? name),
    adminEmail: `${name}@example.tw`,
    emailVerifiedAt: new Date(),
    role: 'ROLE_STORE',
    passwordHash: password ? await deps.passwords.hash(password) : null,
    ...given,
  }
  const [account] = await deps.db.insert(accounts).values(values).returning()
  return account as MadeAccount
}

export type Person = { account: MadeAccount; store: MadeStore; token: string; sessionId: string }

/** A signed-in account, without the cost of a hash. */
export async function signInAs(deps: Deps, account: MadeAccount): Promise<Person> {
  const [store] = await deps.db
    .select()
    .from(stores)
    .where(sql`id = ${account.storeId}`)
  const sessionId = randomUUID()
  await deps.db.insert(sessions).values({
    id: sessionId,
    accountId: account.id,
    address: '127.0.0.1',
    expiresAt: sql`now() + interval '30 days'`,
  })
  const signInProof = randomToken()
  await deps.db.insert(signInProofs).values({
    sessionId,
    tokenHash: hashToken(signInProof),
    expiresAt: sql`now() + interval '10 minutes'`,
  })
  const token = await deps.identity.sign({
    accountId: account.id,
    sessionId,
    roles: [account.role as Role],
    adminEmail: account.adminEmail,
    storeCode: (store as MadeStore).storeCode,
    storeName: (store as MadeStore).storeName,
    storeId: account.storeId,
    language: account.language,
    requiredSteps: account.mustChangePassword ? ['newPassword'] : [],
  })
  keepProof(token, signInProof)
  return { account, store: store as MadeStore, token, sessionId }
}

export const makeOperator = async (deps: Deps): Promise<Person> =>
  signInAs(deps, await makeAccount(deps, { storeId: (await getPlatform(deps)).id, role: 'ROLE_ADMIN' }))

export const makeStoreAdmin = async (deps: Deps, given: NewAccount = {}): Promise<Person> =>
  signInAs(deps, await makeAccount(deps, given))

type NewFile = Partial<typeof files.$inferInsert>
export type MadeFile = typeof files.$inferSelect

/** The row of an uploaded store image, without its bytes. */
export async function makeFile(deps: Deps, given: NewFile = {}): Promise<MadeFile> {
  const values = {
    uuidName: `${randomUUID()}.png`,
    storeId: given.storeId ?? (await makeStore(deps)).id,
    kind: 'store',
    originalName: 'front.png',
    mime: 'image/png',
    sizeBytes: 1234,
    sha256: '0'.repeat(64),
    width: 429,
    height: 429,
    ...given,
  }
  const [file] = await deps.db.insert(files).values(values).returning()
  return file as MadeFile
}

type NewMember = Partial<typeof members.$inferInsert>
export type MadeMember = typeof members.$inferSelect

export async function makeMember(deps: Deps, given: NewMember = {}): Promise<MadeMember> {
  const values = {
    storeId: given.storeId ?? (await makeStore(deps)).id,
    mbrCode: `M${next()}`,
    mbrName: '王小明',
    mbrMobile: '0912345678',
    mbrEmail: 'ming@example.tw',
    ...given,
  }
  const [member] = await deps.db.insert(members).values(values).returning()
  return member as MadeMember
}

/** A signed-in member, as on the store's own page. */
export async function makeSignedInMember(deps: Deps, given: NewMember = {}) {
  const member = await makeMember(deps, given)
  return { member, by: { authorization: `Member ${await deps.memberIdentity.sign(member)}` } }
}
