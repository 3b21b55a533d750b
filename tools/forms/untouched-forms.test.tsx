import './browser-globals.ts'
import { type Endpoint, endpoints } from '@lumiroute/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as queryModule from '../../apps/console/src/lib/api/query.ts'
import type * as formModule from '../../apps/console/src/lib/form/contract-form.ts'
import { loadTexts } from '../../apps/console/src/lib/text.ts'
import { getMe } from '@lumiroute/contract/session'
import { getShopSettings } from '@lumiroute/contract/shop'
import { makeOperator } from '../../apps/server/src/testing/factories.ts'
import { startContractTestApp } from '../../apps/server/src/contract-tests/contract-test-app.ts'
import { type Filled, fillStore } from '../../apps/server/src/contract-tests/leak/fill-store.ts'
import { proofHeaders } from '../../apps/server/src/testing/sign-in-proofs.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { emptyForms, formCases, type Known, type Read } from './form-cases.tsx'
import { fillForms } from './fill-forms.ts'
import { renderForm } from './render-form.tsx'
import { listChanges, readStored } from './stored-rows.ts'

type Options = formModule.ContractFormOptions<Record<string, unknown>, unknown>
const drawn = vi.hoisted(() => ({ form: undefined as unknown, user: {}, settings: {} }))

vi.mock('../../apps/console/src/lib/form/contract-form.ts', async (load) => {
  const actual = await load<typeof formModule>()
  const useContractForm = (options: Options) => {
    drawn.form = options
    return actual.useContractForm(options)
  }
  return { ...actual, useContractForm }
})
vi.mock('../../apps/console/src/features/platform/session/current-user.tsx', () => ({
  useUser: () => drawn.user,
}))
/** The only form that waits for its own answer. */
vi.mock('../../apps/console/src/lib/api/query.ts', async (load) => {
  const actual = await load<typeof queryModule>()
  const useRead = (endpoint: Endpoint, input: never) =>
    endpoint.id === 'shop.getSettings'
      ? { data: { settings: drawn.settings }, isFetchedAfterMount: true }
      : actual.useRead(endpoint, input)
  return { ...actual, useRead }
})

let t: TestApp
let store: Filled
let token: string
let saved: { status: number; text: string }[] = []

/** The console's calls reach the server of the test, as an operator. */
async function callServer(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const response = await t.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...proofHeaders(token),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(typeof body === 'string' && { payload: body }),
  })
  if (method !== 'GET') saved.push({ status: response.statusCode, text: response.payload })
  return new Response(response.payload, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  })
}

const read: Read = async (endpoint, input) => {
  const { status, body } = await t.call(endpoint, input, token)
  if (status !== 200) throw new Error(`${endpoint.id}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}
let known: Known

beforeAll(async () => {
  await loadTexts()
  t = await startContractTestApp()
  ;({ token } = await makeOperator(t.deps))
  store = await fillStore(t, 'A')
  await fillForms(t.deps, store)
  vi.stubGlobal('fetch', callServer)
  const { names } = store
  known = {
    read,
    storeId: names.storeId as number,
    store: names.storeCode as string,
    mbrCode: names.mbrCode as string,
    msgCode: names.msgCode as string,
  }
  drawn.user = (await read(getMe, {})).user
  drawn.settings = (await read(getShopSettings, { store: known.store })).settings
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await t.close()
})

const features = 'apps/console/src/features/'
const hasForm = /\buse(Contract|Edit|Shop)Form(<.*>)?\(/

test('every form of the console is known', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx$/.test(file) &&
      file !== 'shop/shop/shop-form.tsx' &&
      hasForm.test(readFileSync(features + file, 'utf8')),
  )
  expect(files.toSorted()).toEqual([...Object.keys(formCases), ...emptyForms].toSorted())
})

test.each(Object.keys(formCases))('%s: saving without a change stores what was stored', async (file) => {
  const forms = await (formCases[file] as (typeof formCases)[string])(known)
  expect(forms).not.toEqual([])
  const before = await readStored(t.deps)
  for (const form of forms) {
    drawn.form = undefined
    saved = []
    renderForm(form, () => drawn.form !== undefined)
    const { schema, defaultValues, onSubmit } = drawn.form as unknown as Options
    const sent = schema.safeParse(defaultValues)
    expect(sent.error?.issues ?? []).toEqual([])
    void onSubmit(sent.data).catch(() => undefined)
    await vi.waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 10_000 })
    expect(saved.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
  }
  expect(listChanges(before, await readStored(t.deps))).toEqual([])
})

test('the contract still has the endpoint that is answered here', () => {
  expect(endpoints).toContain(getShopSettings)
})
