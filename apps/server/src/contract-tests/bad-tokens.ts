import { randomUUID } from 'node:crypto'
import { deleteStoreAdmin, updateStoreAdmin } from '@lumiroute/contract/account'
import { signOut } from '@lumiroute/contract/session'
import { updateStore } from '@lumiroute/contract/store'
import { SignJWT } from 'jose'
import { createIdentity } from '../http/authentication/identity.ts'
import { makeOperator, makeSignedInMember, makeStoreAdmin, type Person } from '../testing/factories.ts'
import type { TestApp } from '../testing/test-app.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** Invalid authorization headers, by what is wrong with them. */
export async function makeBadTokens(t: TestApp): Promise<Record<string, string>> {
  const person = await makeOperator(t.deps)
  const tokens = {
    ...forgedTokens(person.token),
    ...(await signedTokens(t, person)),
    ...(await endedTokens(t)),
  }
  const { by } = await makeSignedInMember(t.deps)
  const bearers = Object.entries(tokens).map(([name, token]) => [name, `Bearer ${token}`])
  return {
    ...Object.fromEntries(bearers),
    ...otherSchemes(person.token),
    'a member’s token': by.authorization.replace('Member', 'Bearer'),
  }
}

const otherSchemes = (token: string) => ({
  'empty header': '',
  'no scheme': token,
  'basic scheme': `Basic ${token}`,
  'device scheme': `Device ${token}`,
  'member scheme': `Member ${token}`,
  'two tokens': `Bearer ${token} ${token}`,
})

function forgedTokens(token: string): Record<string, string> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = decode(payload)
  return {
    garbage: 'garbage',
    'empty parts': '..',
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none, old signature': `${encode({ alg: 'none' })}.${payload}.${signature}`,
    'changed claims': `${header}.${encode({ ...claims, sub: '1000001', storeId: 1_000_001 })}.${signature}`,
    'longer life': `${header}.${encode({ ...claims, exp: 4_000_000_000 })}.${signature}`,
    'cut signature': token.slice(0, -2),
  }
}

/** Signed, but with another key, algorithm or time. */
async function signedTokens({ deps }: TestApp, { token }: Person): Promise<Record<string, string>> {
  const claims = decode(token.split('.')[1] as string)
  const key = new TextEncoder().encode(deps.settings.secrets.jwt)
  const other = new TextEncoder().encode('another key of a sufficient length')
  const sign = (extra: object, by = key, header: object = {}) =>
    new SignJWT({ ...claims, ...extra }).setProtectedHeader({ alg: 'HS256', ...header }).sign(by)
  const past = createIdentity(
    deps.settings.secrets.jwt,
    { sessions: deps.watch, languages: deps.languages, roles: deps.roles },
    () => Date.now() - 16 * 60_000,
  )
  return {
    expired: await past.sign(claimsFor(claims)),
    'other key': await sign({}, other),
    'other key by kid': await sign({}, other, { kid: 'mine' }),
    'other key by jku': await sign({}, other, { jku: 'https://example.tw/keys' }),
    'other algorithm': await sign({}, key, { alg: 'HS512' }),
    'other issuer': await sign({ iss: 'someone' }),
    'not yet valid': await sign({ nbf: Math.floor(Date.now() / 1000) + 600 }),
    'no expiry': await sign({ exp: undefined }),
    'no session': await sign({ sid: undefined }),
    'unknown role': await sign({ roles: ['ROLE_ROOT'] }),
  }
}

const claimsFor = (claims: Record<string, unknown>) => ({
  accountId: Number(claims.sub),
  sessionId: randomUUID(),
  roles: ['ROLE_ADMIN' as const],
  adminEmail: String(claims.adminEmail),
  storeCode: String(claims.storeCode),
  storeName: String(claims.storeName),
  storeId: Number(claims.storeId),
  language: null,
})

/** Valid once, then ended by the product's own actions. */
async function endedTokens(t: TestApp): Promise<Record<string, string>> {
  const operator = await makeOperator(t.deps)
  const out = await makeStoreAdmin(t.deps)
  const disabled = await makeStoreAdmin(t.deps)
  const closed = await makeStoreAdmin(t.deps)
  const deleted = await makeStoreAdmin(t.deps)
  // A store's last enabled administrator cannot be removed, so each has a colleague.
  for (const { store } of [disabled, deleted]) await makeStoreAdmin(t.deps, { storeId: store.id })
  const answers = [
    await t.call(signOut, {}, out.token),
    await t.call(updateStoreAdmin, { id: disabled.account.id, adminEnabled: false }, operator.token),
    await t.call(updateStore, { id: closed.store.id, storeEnabled: false }, operator.token),
    await t.call(deleteStoreAdmin, { id: deleted.account.id }, operator.token),
  ]
  const failed = answers.find(({ status }) => status !== 200)
  if (failed) throw new Error(`a session was not ended: ${JSON.stringify(failed.body)}`)
  return {
    'signed out': out.token,
    'disabled account': disabled.token,
    'disabled store': closed.token,
    'deleted account': deleted.token,
  }
}
