import { exportMembers, importMembers, listMembers } from '@lumiroute/contract/member'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../../db/schema/index.ts'
import { makeMember, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeTag } from '../../../testing/member-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { proofHeaders } from '../../../testing/sign-in-proofs.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const first = () => makeStoreAdmin(t.deps, { isFirst: true })
const load = (person: Person, lines: string[], dryRun = false) =>
  t.call(
    importMembers,
    { store: person.store.storeCode, csv: `\uFEFF${lines.join('\r\n')}`, dryRun },
    person.token,
  )
const getRows = ({ store }: Person) =>
  t.deps.db.select().from(members).where(eq(members.storeId, store.id)).orderBy(members.mbrCode)

async function take({ store, token }: Person, query = '') {
  const { statusCode, body, headers } = await t.app.inject({
    url: `/api${exportMembers.path.replace('{store}', store.storeCode)}${query}`,
    headers: { authorization: `Bearer ${token}`, ...proofHeaders(token) },
  })
  return { status: statusCode, body, headers }
}

test('creates and updates members from a file, and changes nothing the second time', async () => {
  const person = await first()
  await makeMember(t.deps, { storeId: person.store.id, mbrCode: 'M1', mbrName: '舊名', memo: '靠窗' })
  await makeTag(t.deps, { storeId: person.store.id, tagName: '常客' })
  const file = [
    '會員代碼,姓名,手機,性別,生日,標籤',
    'M1,王小明,0912345678,男,1990/05/17,常客',
    ',陳小華,,女,,',
  ]
  const dry = await load(person, file, true)
  expect(dry.body).toMatchObject({ dryRun: true, created: 1, updated: 1, faults: [] })
  expect(await getRows(person)).toHaveLength(1)
  expect((await load(person, file)).body).toMatchObject({ created: 1, updated: 1 })
  const rows = await getRows(person)
  expect(rows.find(({ mbrCode }) => mbrCode === 'M1')).toMatchObject({
    mbrName: '王小明',
    mbrBirth: '1990-05-17',
    memo: '靠窗',
    mbrEmail: 'ming@example.tw',
  })
  expect(rows.find(({ mbrName }) => mbrName === '陳小華')?.source).toEqual({ type: 'import' })
  const { membersList } = (
    await t.call(listMembers, { storeCode: person.store.storeCode, q: 'M1' }, person.token)
  ).body
  expect(membersList[0]?.tags).toMatchObject([{ tagName: '常客' }])
  expect((await load(person, file.slice(0, 2))).body).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
})

test('names each invalid cell, and imports nothing if there is one', async () => {
  const person = await first()
  const file = [
    '會員代碼,姓名,手機,電子郵件,性別,生日,標籤',
    'M1,王小明,0912345678,a@b.tw,男,1990-05-17,',
    'M 2,,abc,mail,？,2999-01-01,沒有',
    'M1,同碼,,,,,',
    'M3,王○明,0912***678,,,,',
  ]
  const dry = await load(person, file, true)
  expect(dry.status).toBe(200)
  const cells = dry.body.faults.map(({ row, column }) => `${row} ${column}`)
  expect(cells).toEqual(
    expect.arrayContaining([
      '3 會員代碼',
      '3 手機',
      '3 電子郵件',
      '3 性別',
      '4 會員代碼',
      '5 姓名',
      '5 手機',
    ]),
  )
  const real = await load(person, file)
  expect(real.status).toBe(400)
  expect(real.body.fields).toMatchObject({ '5.姓名': '這是遮蔽過的資料，請使用完整匯出的檔案' })
  expect(await getRows(person)).toEqual([])
})

test.each([
  ['empty', ''],
  ['without a known heading', '甲,乙\n1,2'],
  ['with an unclosed quote', '會員代碼,姓名\nM1,"王'],
  ['too long', `會員代碼\n${'M1\n'.repeat(5001)}`],
])('reports a file that is %s', async (_what, csv) => {
  const person = await first()
  const { body } = await t.call(
    importMembers,
    { store: person.store.storeCode, csv, dryRun: true },
    person.token,
  )
  expect(body.faults.length).toBeGreaterThan(0)
  expect(body.created).toBe(0)
})

test('exports masked data to most, full data to those allowed, and imports it unchanged', async () => {
  const person = await first()
  const colleague = await makeStoreAdmin(t.deps, { storeId: person.store.id, storeRole: 'manager' })
  const operator = await makeOperator(t.deps)
  await makeMember(t.deps, { storeId: person.store.id, mbrCode: 'M1', mbrName: '王小明', memo: '=1+1' })
  const masked = await take(colleague)
  expect(masked.body).toContain('王○明')
  expect(masked.body).not.toContain('0912345678')
  expect((await take(colleague, '?whole=1')).status).toBe(403)
  expect((await take({ ...operator, store: person.store }, '?whole=1')).body).toContain('0912345678')
  const whole = await take(person, '?whole=1')
  expect(whole.headers['content-disposition']).toContain('-members.csv')
  expect(whole.body).toContain(`'=1+1`)
  const back = await load(person, [whole.body.slice(1)])
  expect(back.body).toMatchObject({ created: 0, updated: 0, unchanged: 1, faults: [] })
})

test('applies the filters to an export', async () => {
  const person = await first()
  await makeMember(t.deps, { storeId: person.store.id, mbrCode: 'RICH', totalSpent: 900 })
  await makeMember(t.deps, { storeId: person.store.id, mbrCode: 'POOR', totalSpent: 10 })
  const { body } = await take(person, '?spentFrom=500')
  expect(body).toContain('RICH')
  expect(body).not.toContain('POOR')
})
