import { updateAdCheck } from '@lumiroute/contract/ad'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdIn } from '../../../testing/ad-steps.ts'
import { makeAccount, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let t: TestApp
let mail: MailServer
let operator: Person
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ settings: { smtpUrl: mail.url, publicUrl: 'https://lumi.example.tw' } })
  operator = await makeOperator(t.deps)
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})

test('mails every review result to the store’s enabled accounts, with the reason', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const storeId = owner.store.id
  const second = await makeAccount(t.deps, { storeId })
  const left = await makeAccount(t.deps, { storeId, adminEnabled: false })
  const ad = await makeAdIn(t, { review: 'request', pay: 'paid' }, { storeId, name: '開幕廣告' })
  const decide = (payStatus: 'request' | 'accept' | 'reject', reason = '', { token } = operator) =>
    t.call(updateAdCheck, { adId: ad.id, payStatus, reason }, token)
  const lettersWith = (text: string) =>
    until(() => {
      const found = mail.letters.filter((letter) => letter.text.includes(text))
      return found.length >= 2 && found.map(({ to }) => to).toSorted()
    })
  const everybody = [owner.account.adminEmail, second.adminEmail].toSorted()
  await decide('reject', '圖片模糊，請更換')
  expect(await lettersWith('圖片模糊，請更換')).toEqual(everybody)
  await decide('request', '', owner)
  await decide('accept')
  expect(await lettersWith(ad.broadcastDates[0] as string)).toEqual(everybody)
  await decide('reject', '接獲檢舉')
  expect(await lettersWith('接獲檢舉')).toEqual(everybody)
  expect(mail.letters.map(({ to }) => to)).not.toContain(left.adminEmail)
  expect(mail.letters[0]?.text).toContain(`https://lumi.example.tw/ad/edit?id=${ad.id}`)
})
