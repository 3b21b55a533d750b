import { type Endpoint, isMultipart } from '@lumiroute/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../features/routes.ts'
import { makeOperator, makeSignedInMember, makeStoreAdmin } from '../testing/factories.ts'
import { makeDrive } from '../testing/road-factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import {
  buildAddress,
  type Fields,
  injectOnce,
  type Parts,
  validParts,
  withValueAt,
  writeBody,
} from './call-parts.ts'
import { startContractTestApp } from './contract-test-app.ts'

type Refusal = { status: number; message: string; error: string; fields?: Record<string, string> }

let t: TestApp
let visitors = 0

beforeAll(async () => {
  t = await startContractTestApp()
})
afterAll(() => t.close())

type Caller = { authorization: string; store?: { id: number; storeCode: string } }

/** A caller of the kind that the endpoint is for; a new one per endpoint, because some calls end the session. */
async function makeCaller({ access: { who } }: Endpoint): Promise<Caller> {
  if (who === 'device') return { authorization: (await makeDrive(t.deps)).by.authorization }
  const { store, token } = await (who === 'operator' ? makeOperator(t.deps) : makeStoreAdmin(t.deps))
  if (who !== 'member') return { authorization: `Bearer ${token}`, store }
  const { by } = await makeSignedInMember(t.deps, { storeId: store.id })
  return { authorization: by.authorization, store }
}

/** Names the caller's own store where the endpoint takes one; for another the rest would not be validated. */
function inOwnStore({ access }: Endpoint, parts: Parts, { store }: Caller): Parts {
  if (!store || !('by' in access)) return parts
  return withValueAt(parts, access.at, access.by === 'id' ? store.id : store.storeCode)
}

const wrongValues: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  -1,
  1.5,
  10 ** 12,
  [],
  {},
  [{}],
  '字'.repeat(3000),
]

/** Every field of the body with the same wrong value, and the rest of the call valid. */
function* wrongCalls(endpoint: Endpoint): Generator<Parts> {
  const valid = validParts(endpoint)
  const shape = (endpoint.body as { shape?: Fields } | undefined)?.shape ?? {}
  for (const value of wrongValues)
    yield { ...valid, body: Object.fromEntries(Object.keys(shape).map((name) => [name, value])) }
  for (const part of ['params', 'query'] as const)
    if (Object.keys(valid[part]).length > 0)
      yield { ...valid, [part]: Object.fromEntries(Object.keys(valid[part]).map((name) => [name, 'x'])) }
  yield valid
}

async function refuse(endpoint: Endpoint, parts: Parts, authorization: string): Promise<Refusal | undefined> {
  const written = endpoint.body && !isMultipart(endpoint.body) ? writeBody(endpoint, parts.body) : undefined
  const { statusCode, body } = await injectOnce(t.app, endpoint, {
    method: endpoint.method,
    url: buildAddress(endpoint, parts),
    headers: {
      'accept-language': 'en',
      ...(authorization && { authorization }),
      ...(written && { 'content-type': written.type }),
    },
    ...(written && { payload: written.payload }),
    // One address per call, so that the rate limit does not answer for the endpoint.
    remoteAddress: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
  })
  return statusCode >= 400 ? (JSON.parse(body) as Refusal) : undefined
}

const chinese = /[\u3000-\u9fff\uff00-\uffef]/

test.each(routes.map(({ endpoint }) => [endpoint.id, endpoint] as const))(
  '%s refuses in English',
  async (_id, endpoint) => {
    const caller = await makeCaller(endpoint)
    const refusals = [await refuse(endpoint, validParts(endpoint), '')]
    for (const parts of wrongCalls(endpoint))
      refusals.push(await refuse(endpoint, inOwnStore(endpoint, parts, caller), caller.authorization))
    const texts = refusals.flatMap((refusal) =>
      refusal ? [refusal.message, refusal.error, ...Object.values(refusal.fields ?? {})] : [],
    )
    // The long text of the call itself.
    const seen = new Set(texts.map((text) => text.replaceAll('字', '')))
    expect([...seen].filter((text) => chinese.test(text))).toEqual([])
  },
)
