import { expect, test } from 'vitest'
import { readStoredText, storeText, text, translate } from './text.ts'

test('fills in parameters, including nested texts', () => {
  const invitation = text('account.invitationMailed', { email: 'a@example.tw' })
  const message = text('account.createdWithInvitation', { name: 'lin', invitation })
  expect(translate(message, 'zh-TW')).toBe('新增帳號「lin」成功，設定密碼的連結已寄至 a@example.tw')
  expect(translate(message, 'en')).toBe(
    'Account “lin” created. A link to set the password was sent to a@example.tw',
  )
})

test('joins a list with the separator of the language', () => {
  const message = text('account.created', { name: ['a', 2, text('account.nameTaken')] })
  expect(translate(message, 'zh-TW')).toBe('新增帳號「a、2、帳號已存在」成功')
  expect(translate(message, 'en')).toBe('Account “a, 2, This account name is taken” created')
})

test('never treats a parameter as a template', () => {
  expect(translate(text('account.created', { name: '{name} $& {email}' }), 'zh-TW')).toBe(
    '新增帳號「{name} $& {email}」成功',
  )
})

test('uses the English plural', () => {
  const say = (count: number) => translate(text('account.deletedSeveral', { count }), 'en')
  expect([say(0), say(1), say(2)]).toEqual(['0 accounts deleted', '1 account deleted', '2 accounts deleted'])
})

test('checks keys and parameters at compile time', () => {
  // @ts-expect-error unknown key
  text('account.nowhere')
  // @ts-expect-error missing parameter
  text('account.created')
  // @ts-expect-error parameter of another name
  text('account.created', { email: 'x' })
  expect(true).toBe(true)
})

test('a stored text is read in any language, and plain text as it is', () => {
  const target = text('message.toTags', { tags: '常客' })
  const stored = storeText(text('message.toExcept', { target, tags: ['甲', '乙'] }))
  expect(readStoredText(stored, 'zh-TW')).toBe('標籤：常客（排除 甲、乙）')
  expect(readStoredText(stored, 'en')).toBe('Tags: 常客 (except 甲, 乙)')
  expect(readStoredText('已由人員取消', 'en')).toBe('已由人員取消')
})
