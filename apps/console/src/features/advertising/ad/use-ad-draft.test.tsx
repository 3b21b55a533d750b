import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { draftKey, readDraft } from '../../../lib/form/draft.ts'
import { loadTexts } from '../../../lib/text.ts'
import { AdValuesSchema, newAd } from './ad-values.ts'
import type { AdValues } from './ad-values.ts'
import { useAdDraft } from './use-ad-draft.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const initial: AdValues = { ...newAd, name: '原名', muxToken: '••••1234' }
const key = draftKey(7, 'ad', 2, 5)
type Open = { form: ReturnType<typeof useForm>['form']; draft: ReturnType<typeof useAdDraft> }

let root: Root
const crashed: Root[] = []
const now = {} as Open

const useForm = () =>
  useContractForm({ schema: AdValuesSchema, defaultValues: initial, onSubmit: async () => undefined })

function Form() {
  const { form } = useForm()
  const draft = useAdDraft(key, form, initial)
  useEffect(() => void Object.assign(now, { form, draft }))
  return null
}

/** A page that is still mounted stands for a crashed one: it never unmounted. */
async function open() {
  crashed.push(root)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Form />))
}
const leave = () => act(async () => root.unmount())
const type = (name: string) => act(async () => now.form.setValue('name', name, { shouldDirty: true }))
/** Closing the browser fires pagehide only; nothing unmounts. */
const close = () => window.dispatchEvent(new Event('pagehide'))
const kept = () => readDraft<AdValues>(key)?.values

beforeEach(async () => {
  await loadTexts('ads')
  sessionStorage.setItem('token', 'a.b.c')
})
afterEach(async () => {
  await act(async () => [root, ...crashed.splice(0)].forEach((page) => page?.unmount()))
  localStorage.clear()
  sessionStorage.clear()
})

it('saves the typed values when the browser closes, and offers them with their time', async () => {
  await open()
  await type('新名')
  close()
  expect(kept()?.name).toBe('新名')
  await open()
  expect(Date.parse(now.draft.offer?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await act(async () => now.draft.restore())
  expect(now.form.getValues('name')).toBe('新名')
  expect(now.form.formState.isDirty).toBe(true)
  expect(now.draft.offer).toBeUndefined()
})

it('never saves the stream token', async () => {
  await open()
  await act(async () => now.form.setValue('muxToken', 'secret-token'))
  await type('新名')
  close()
  expect(Object.values(localStorage).join()).not.toContain('secret-token')
  await open()
  await act(async () => now.draft.restore())
  expect(now.form.getValues('muxToken')).toBe('••••1234')
})

it('saves nothing if the form is unchanged or changed back', async () => {
  await open()
  close()
  expect(kept()).toBeUndefined()
  await type('新名')
  close()
  await type('原名')
  close()
  expect(kept()).toBeUndefined()
})

it('deletes the draft after it is discarded or saved, or the page is left on purpose', async () => {
  await open()
  await type('新名')
  close()
  await act(async () => now.draft.discard())
  expect(kept()).toBeUndefined()
  await type('又名')
  close()
  await act(async () => now.draft.finish())
  await type('存後')
  close()
  expect(kept()).toBeUndefined()
  await leave()
  await open()
  await type('不要了')
  close()
  await leave()
  expect(kept()).toBeUndefined()
})

it('keeps the draft when the session expires', async () => {
  await open()
  await type('新名')
  close()
  sessionStorage.removeItem('token')
  await leave()
  expect(kept()?.name).toBe('新名')
})

it('keeps a draft that was offered but not answered', async () => {
  await open()
  await type('新名')
  close()
  await open()
  await leave()
  expect(kept()?.name).toBe('新名')
})

it('ignores unknown fields of a draft', async () => {
  localStorage.setItem(
    key,
    JSON.stringify({ at: new Date().toISOString(), values: { name: '新名', price: 1 } }),
  )
  await open()
  await act(async () => now.draft.restore())
  expect(now.form.getValues()).not.toHaveProperty('price')
  expect(now.form.getValues('mode')).toBe('basic')
})
