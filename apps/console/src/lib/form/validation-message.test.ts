import { validationTexts } from '@lumiroute/contract'
import { beforeAll, expect, it } from 'vitest'
import { changeLanguage, loadTexts } from '../text.ts'
import { translateErrors, validationMessage } from './validation-message.ts'

beforeAll(() => loadTexts())

it('translates a schema’s message into the console’s language', async () => {
  const messages = [validationTexts.requiredField, validationTexts.seconds(1, 60)]
  expect(messages.map(validationMessage)).toEqual(['必填欄位', '需介於 1 與 60 秒之間'])
  await changeLanguage('en')
  expect(messages.map(validationMessage)).toEqual(['Required field', 'Must be between 1 and 60 seconds'])
  await changeLanguage('zh-TW')
})

it('leaves other texts unchanged', () => {
  expect(validationMessage('帳號已存在')).toBe('帳號已存在')
  expect(validationMessage('see validation.required')).toBe('see validation.required')
})

it('translates errors at any depth and keeps their elements', () => {
  const ref = document.createElement('input')
  const leaf = { type: 'too_small', message: validationTexts.required, ref }
  const translated = translateErrors({ name: leaf, rows: [undefined, { type: leaf }] })
  expect(translated).toEqual({
    name: { ...leaf, message: '必填' },
    rows: [undefined, { type: { ...leaf, message: '必填' } }],
  })
  expect(translated.name.ref).toBe(ref)
})
