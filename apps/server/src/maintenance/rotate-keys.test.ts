import { existsSync, readFileSync } from 'node:fs'
import { getMe } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logKeys, thirdParties, totps } from '../db/schema/index.ts'
import { makeStoreAdmin, type Person } from '../testing/factories.ts'
import { makeOnAir } from '../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { type Secrets, secretsFile, writeSecrets } from '../secrets/load-secrets.ts'
import { finishRotation, keepNext, nextSecretsFile, rotateKeys, useNext } from './rotate-keys.ts'
import { createSealer } from '../secrets/sealed-text.ts'
import { listSealed } from './sealed.queries.ts'

let t: TestApp
let own: Person
let storeId: number
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
  storeId = own.store.id
  const sealer = createSealer(t.deps.settings.secrets.encryption)
  await t.deps.db.insert(thirdParties).values({
    storeId,
    lineChannelSecret: sealer.seal('channel secret', { storeId, name: 'lineChannelSecret' }),
    lineAccessToken: sealer.seal('access token', { storeId, name: 'lineAccessToken' }),
    lineLoginChannelSecret: sealer.seal('login secret', { storeId, name: 'lineLoginChannelSecret' }),
  })
  await t.deps.db.insert(totps).values({
    accountId: own.account.id,
    secret: sealer.seal('totp secret', { storeId, name: `totp ${own.account.id}` }),
  })
  await t.deps.db.insert(logKeys).values({
    origin: 'ads.example.tw/log',
    publicKey: '',
    secret: sealer.seal('log secret', { storeId: 0, name: 'logKey' }),
  })
  await makeOnAir(t.deps, { storeId, muxToken: sealer.seal('mux token', { storeId, name: 'ad.muxToken' }) })
})
afterAll(() => t.close())

const opened = async ({ encryption }: Pick<Secrets, 'encryption'>) => {
  const sealer = createSealer(encryption)
  return (await listSealed(t.deps.db)).map((value) => {
    try {
      return sealer.open(value.sealed, value)
    } catch {
      return null
    }
  })
}
const all = [
  'channel secret',
  'access token',
  'login secret',
  'mux token',
  'mux token',
  'totp secret',
  'log secret',
]
const isOver = new Error('killed')

test('retains the old keys when a rotation is killed before its commit', async () => {
  const { db, settings } = t.deps
  const kept = { ...settings, keepsSecrets: true, dataDir: t.dataDir }
  writeSecrets(secretsFile(t.dataDir), settings.secrets)
  const killed = rotateKeys(db, kept, {
    isLost: false,
    announce: (secrets) => {
      keepNext(t.dataDir)(secrets)
      throw isOver
    },
  })
  await expect(killed).rejects.toBe(isOver)
  await finishRotation(db, kept)
  expect(kept.secrets).toEqual(settings.secrets)
  expect(existsSync(nextSecretsFile(t.dataDir))).toBe(false)
  expect(await opened(kept.secrets)).toEqual(all)
  expect((await t.call(getMe, {}, own.token)).status).toBe(200)
})

test('decrypts every stored secret only with the new key, and ends all sessions', async () => {
  const { db, settings } = t.deps
  const { resealed, sessions, secrets } = await rotateKeys(db, settings, {
    isLost: false,
    announce: keepNext(t.dataDir),
  })
  expect(resealed).toBe(all.length)
  expect(sessions).toBeGreaterThan(0)
  expect(await opened(secrets)).toEqual(all)
  expect(await opened(settings.secrets)).toEqual(all.map(() => null))
  const { rows } = await db.execute(
    sql`select (select count(*)::int from session where ended_at is null) as open,
      (select count(*)::int from refresh_token) as tokens`,
  )
  expect(rows).toEqual([{ open: 0, tokens: 0 }])
  expect(secrets.payment).toBe(settings.secrets.payment)
})

test('uses the new keys on start when a rotation was killed after its commit', async () => {
  const kept = { ...t.deps.settings, keepsSecrets: true, dataDir: t.dataDir }
  await finishRotation(t.deps.db, kept)
  expect(kept.secrets.encryption).not.toBe(t.deps.settings.secrets.encryption)
  expect(await opened(kept.secrets)).toEqual(all)
  expect(JSON.parse(readFileSync(secretsFile(t.dataDir), 'utf8'))).toEqual(kept.secrets)
  expect(existsSync(nextSecretsFile(t.dataDir))).toBe(false)
})

test('changes nothing with a wrong key, unless the secrets are given up', async () => {
  const { db, settings } = t.deps
  const before = await listSealed(db)
  const wrong = { ...settings, secrets: { ...settings.secrets, encryption: 'w'.repeat(40) } }
  const refused = rotateKeys(db, wrong, { isLost: false, announce: () => expect.unreachable() })
  await expect(refused).rejects.toThrow(`${all.length} stored secrets cannot be decrypted`)
  expect(await listSealed(db)).toEqual(before)
  const { forgotten } = await rotateKeys(db, wrong, { isLost: true, announce: keepNext(t.dataDir) })
  useNext(t.dataDir)
  expect(forgotten).toBe(all.length)
  expect(await listSealed(db)).toEqual([])
})
