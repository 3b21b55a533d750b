import { getCheckpointMail, setCheckpointMail } from '@lumiroute/contract/transparency-log'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../clock/business-day.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { queueCheckpointMails } from './queue-checkpoint-mails.ts'
import { takeDueMails } from './queries/mail.queries.ts'
import { queueLogEntry } from './queue-log-entry.ts'
import { readCheckpoint } from './read-checkpoint.ts'
import { sequenceLog } from './sequence-log.ts'

let t: TestApp
let mail: MailServer
let aheadMs = 0
beforeAll(async () => {
  mail = await startMailServer()
  const start = Date.now()
  t = await startTestApp({ now: () => new Date(start + aheadMs), settings: { smtpUrl: mail.url } })
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})

const set = (person: Person, isOn: boolean) => t.call(setCheckpointMail, { isOn }, person.token)
const get = async (person: Person) => (await t.call(getCheckpointMail, {}, person.token)).body.isOn
const lettersTo = ({ account }: Person) => mail.letters.filter(({ to }) => to === account.adminEmail)

test('a checkpoint goes once a day to those who asked for it, and to nobody else', async () => {
  const [asked, silent, other] = [
    await makeStoreAdmin(t.deps),
    await makeStoreAdmin(t.deps),
    await makeStoreAdmin(t.deps),
  ]
  expect(await get(asked)).toBe(false)
  expect((await set(asked, true)).body.isOn).toBe(true)
  expect((await set(asked, true)).status).toBe(200)
  await set(other, true)
  expect([await get(asked), await get(silent), await get(other)]).toEqual([true, false, true])
  await queueCheckpointMails(t.deps)
  await t.deps.db.write((tx) => queueLogEntry(tx, 'entry'))
  await sequenceLog(t.deps)
  const note = (await readCheckpoint(t.deps.db))?.note ?? ''
  await queueCheckpointMails(t.deps)
  expect(await t.deps.db.write((tx) => takeDueMails(tx, today(t.deps)))).toEqual([])
  await queueCheckpointMails(t.deps)
  await until(() => lettersTo(asked).length > 0 && lettersTo(other).length > 0)
  for (const line of note.trimEnd().split('\n')) expect(lettersTo(asked)[0]?.text).toContain(line)
  expect((await set(other, false)).body.isOn).toBe(false)
  aheadMs = 86_400_000
  await queueCheckpointMails(t.deps)
  await until(() => lettersTo(asked).length > 1)
  expect([lettersTo(asked), lettersTo(silent), lettersTo(other)].map(({ length }) => length)).toEqual([
    2, 0, 1,
  ])
})

test('disabled accounts and unverified addresses get none', async () => {
  const [disabled, unverified, good] = [
    await makeStoreAdmin(t.deps),
    await makeStoreAdmin(t.deps),
    await makeStoreAdmin(t.deps),
  ]
  for (const person of [disabled, unverified, good]) await set(person, true)
  await t.deps.db.execute(sql`update account set admin_enabled = false where id = ${disabled.account.id}`)
  await t.deps.db.execute(
    sql`update account set email_verified_at = null where id = ${unverified.account.id}`,
  )
  aheadMs = 2 * 86_400_000
  await queueCheckpointMails(t.deps)
  await until(() => lettersTo(good).length === 1)
  expect([...lettersTo(disabled), ...lettersTo(unverified)]).toEqual([])
})
