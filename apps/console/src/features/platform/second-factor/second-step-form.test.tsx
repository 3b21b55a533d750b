import { signInWithSecondFactor } from '@lumiroute/contract/second-factor'
import { waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import { session } from '../../../lib/session/session.ts'
import {
  click,
  fill,
  findSent,
  getHelp,
  hasField,
  openForm,
  refuseFields,
  sentTo,
} from '../../../testing/form-page.tsx'
import { SecondStepForm } from './second-step-form.tsx'

beforeAll(async () => {
  await loadTexts()
  await loadTexts('security')
})

const asked = { challenge: 'c', methods: ['totp', 'recoveryCode'] as const, expiresInSeconds: 300 }
const ended = Response.json(
  { status: 401, code: 'UNAUTHENTICATED', message: 'm', error: '請重新登入' },
  { status: 401 },
)

function open(answer: object | Response) {
  const onBack = vi.fn()
  openForm(
    () => (
      <SecondStepForm asked={{ ...asked, methods: [...asked.methods] }} remember={false} onBack={onBack} />
    ),
    [[signInWithSecondFactor, answer]],
  )
  return onBack
}

test('sends the code of the app and keeps the session', async () => {
  onTestFinished(() => session.close())
  open({ accessToken: 'a.b.c', refreshToken: 'r' })
  fill('驗證碼', '123456')
  click('驗證')
  expect(await findSent(signInWithSecondFactor)).toEqual({
    challenge: 'c',
    proof: { method: 'totp', code: '123456' },
    refreshCookie: 'session',
  })
  await waitFor(() => expect(session.token()).toBe('a.b.c'))
})

test('shows a wrong code at the field, and stays', async () => {
  const onBack = open(refuseFields({ code: '驗證碼不正確' }))
  fill('驗證碼', '000000')
  click('驗證')
  await waitFor(() => expect(getHelp('驗證碼')).toBe('驗證碼不正確'))
  expect(onBack).not.toHaveBeenCalled()
})

test('offers the recovery code instead', async () => {
  open(refuseFields({ code: 'x' }))
  click('改用備用碼')
  expect(hasField('驗證碼')).toBe(false)
  fill('備用碼', 'AAAA-BBBB-CCCC-DDDD')
  click('驗證')
  expect(await findSent(signInWithSecondFactor)).toMatchObject({ proof: { method: 'recoveryCode' } })
})

test('goes back to the password when the challenge is over', async () => {
  const onBack = open(ended)
  fill('驗證碼', '123456')
  click('驗證')
  await waitFor(() => expect(onBack).toHaveBeenCalled())
})

test('sends nothing without a code', async () => {
  open(ended)
  click('驗證')
  await new Promise((later) => setTimeout(later, 20))
  expect(sentTo(signInWithSecondFactor)).toEqual([])
})
