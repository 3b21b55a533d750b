import { reauthenticate as endpoint, startReauthentication } from '@lumiroute/contract/second-factor'
import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { reauthenticate } from '../../../lib/api/reauthentication.ts'
import { signInProof } from '../../../lib/session/sign-in-proof.ts'
import { loadTexts } from '../../../lib/text.ts'
import {
  answerWith,
  click,
  fill,
  findField,
  findSent,
  getHelp,
  hasField,
  openForm,
  refuseFields,
  sentTo,
} from '../../../testing/form-page.tsx'
import { Reauthentication } from './reauthentication.tsx'

beforeAll(async () => {
  await loadTexts()
  await loadTexts('security')
})

function ask(methods: string[] = ['password']): Promise<boolean> {
  openForm(
    () => <Reauthentication />,
    [
      [startReauthentication, { methods, challenge: 'c' }],
      [endpoint, { signInProof: 'p1' }],
    ],
  )
  return reauthenticate()
}

test('the right password lets the waiting call go on', async () => {
  const answer = ask()
  await findField('密碼')
  fill('密碼', 'Right@1234')
  click('驗證')
  expect(await answer).toBe(true)
  expect(signInProof.get()).toBe('p1')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('p1')
  expect(sentTo(endpoint)).toEqual([{ proof: { method: 'password', password: 'Right@1234' } }])
  await waitFor(() => expect(hasField('密碼')).toBe(false))
})

test('a wrong password is shown at its field', async () => {
  void ask()
  await findField('密碼')
  answerWith(endpoint, refuseFields({ password: '目前密碼不正確' }))
  fill('密碼', 'Wrong@1234')
  click('驗證')
  await waitFor(() => expect(getHelp('密碼')).toContain('目前密碼不正確'))
})

test('cancelling tells the waiting call', async () => {
  const answer = ask()
  await findField('密碼')
  click('取消')
  expect(await answer).toBe(false)
  expect(sentTo(endpoint)).toEqual([])
})

test('a code can be used instead of the password', async () => {
  const answer = ask(['password', 'totp'])
  await waitFor(() => click('改用驗證碼'))
  fill('驗證碼', '123456')
  click('驗證')
  expect(await findSent(endpoint)).toEqual({ proof: { method: 'totp', code: '123456' } })
  expect(await answer).toBe(true)
})
