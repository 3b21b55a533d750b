import { listTodos } from '@lumiroute/contract/notification'
import { startRecord } from '@lumiroute/contract/playbox'
import { listRecords } from '@lumiroute/contract/record'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '../../../db/schema/index.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeBox, makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mailLateStarts } from './mail-late-starts.ts'
import { watchStarts } from './watch-starts.ts'

let t: TestApp
let operator: Person
let now = Date.now()
beforeAll(async () => {
  // Otherwise the operator's token would have expired at noon.
  at('11:58')
  t = await startTestApp({ now: () => new Date(now) })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const at = (time: string) => {
  now = Date.parse(`${dateIn({ now: () => new Date() }, 0)}T${time}:00+08:00`)
}
const bell = async ({ token }: Person) =>
  (await t.call(listTodos, {}, token)).body.todoList.find(({ kind }) => kind === 'adNotStarted')

test('notifies once by mail and bell about an ad that did not start by noon, until it starts', async () => {
  at('11:59')
  const [store, other] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const box = await makeBox(t.deps, { name: '入口螢幕' })
  const onAir = await makeOnAir(t.deps, {
    name: '沒有播的廣告',
    storeId: store.store.id,
    moveType: 'store_streaming',
    broadcastDates: [dateIn(t.deps, 0), dateIn(t.deps, 1)],
    screens: [box],
  })
  const withdrawn = await makeOnAir(t.deps, { storeId: store.store.id })
  await t.deps.db.update(ads).set({ snapshotId: null }).where(eq(ads.id, withdrawn.ad.id))
  await watchStarts(t.deps)
  expect(await bell(operator)).toBeUndefined()

  at('12:00')
  const announced: number[][] = []
  const jobs = {
    ...t.deps.jobs,
    announce: async (_tx: unknown, _event: string, payload: object) =>
      void announced.push((payload as { recordIds: number[] }).recordIds),
  }
  await watchStarts({ ...t.deps, jobs } as TestApp['deps'])
  await watchStarts({ ...t.deps, jobs } as TestApp['deps'])
  expect(announced).toEqual([[onAir.recordId]])
  expect(await bell(operator)).toMatchObject({
    count: 1,
    link: { kind: 'recordList', params: { state: 'notStarted', store: '*' } },
  })
  expect(await bell(store)).toMatchObject({
    count: 1,
    link: { kind: 'recordList', params: { state: 'notStarted' } },
  })
  expect(await bell(other)).toBeUndefined()
  const listed = (await t.call(listRecords, { state: 'notStarted' }, store.token)).body
  expect(listed.adBroadcastRecordList.map(({ id }) => id)).toEqual([onAir.recordId])

  const sent: Mail[] = []
  const post = {
    db: t.deps.db,
    mailer: { send: async (mail: Mail) => void sent.push(mail) },
    consoleUrl: () => 'https://led.example.tw',
  }
  await mailLateStarts(post, [onAir.recordId])
  expect(sent.map(({ to }) => to).toSorted()).toEqual(
    [operator.account.adminEmail, store.account.adminEmail].toSorted(),
  )
  for (const { text } of sent) expect(text).toContain(`${dateIn(t.deps, 0)}，「沒有播的廣告」，入口螢幕`)

  const call = { deviceId: box.macAddr, recordId: onAir.recordId, at: new Date(now).toISOString() }
  expect((await t.call(startRecord, call, undefined, box.by)).status).toBe(200)
  expect([await bell(operator), await bell(store)]).toEqual([undefined, undefined])
  sent.length = 0
  await mailLateStarts(post, [onAir.recordId])
  expect(sent).toEqual([])
})
