import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NumberField } from './number-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Values = { limit: number | undefined }
let root: Root
let form: UseFormReturn<Values>

function Form() {
  const made = useForm<Values>({ defaultValues: { limit: 1000 } })
  useEffect(() => void (form = made))
  return <NumberField control={made.control} name="limit" label="limit" />
}

const input = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Form />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('an emptied field stays empty, even with an initial value', async () => {
  expect(input().value).toBe('1000')
  await type('')
  expect([input().value, form.getValues('limit')]).toEqual(['', undefined])
})

test('shows a value set from outside, even after it was emptied', async () => {
  await type('')
  await act(async () => form.setValue('limit', 70))
  expect(input().value).toBe('70')
})

test('shows the text as typed, and parses it as a number', async () => {
  await type('１,２00')
  expect([input().value, form.getValues('limit')]).toEqual(['１,２00', 1200])
})
