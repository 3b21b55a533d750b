import { getMe, register } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())
const form = { name: '晨光早餐', email: 'morning@example.tw', password: 'Right@1234' }

test('creates a store on sign-up and signs in', async () => {
  const answer = await t.call(register, form)
  expect(answer.body).toMatchObject({
    status: 200,
    message: 'Account successfully created',
    result: 'ok',
    error: null,
  })
  const me = await t.call(getMe, {}, answer.body.token.accessToken)
  expect(me.body.user).toMatchObject({ adminName: '晨光早餐', storeName: '晨光早餐', roles: ['ROLE_STORE'] })
})

test('rejects a taken address at its field', async () => {
  await t.call(register, { ...form, email: 'taken@example.tw' })
  const again = await t.call(register, { ...form, email: 'Taken@example.tw' })
  expect(again.status).toBe(409)
  expect(again.body.fields).toEqual({ email: '此電子郵件已被註冊' })
})

test('creates one store when the same sign-up is sent twice simultaneously', async () => {
  const twice = await Promise.all([1, 2].map(() => t.call(register, { ...form, email: 'twice@example.tw' })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('rejects a weak password at its field', async () => {
  const answer = await t.call(register, { ...form, email: 'weak@example.tw', password: 'weak' })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['password'])
})

test('reports that sign-up is closed', async () => {
  const closed = await startTestApp({ settings: { signup: 'closed' } })
  try {
    expect((await closed.call(register, form)).body).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  } finally {
    await closed.close()
  }
})
