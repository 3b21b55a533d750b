import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from './settings.ts'

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'lumiroute-settings-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

const key = 'k'.repeat(32)
const shared = { DATABASE_URL: 'postgres://db/x', JWT_SECRET: key, ENCRYPTION_KEY: key }
const ecpay = {
  PAYMENT_PROVIDER: 'ecpay',
  ECPAY_MERCHANT_ID: '3002607',
  ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
  ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
  PUBLIC_URL: 'https://led.example.tw',
}
const read = (environment: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...environment })
const keptFile = () => path.join(dataDir, 'secrets.json')
const kept = () => JSON.parse(readFileSync(keptFile(), 'utf8')) as Record<string, string>

test('creates the keys of an embedded installation once', () => {
  const first = read({}).secrets
  expect(kept()).toEqual(first)
  expect(read({}).secrets).toEqual(first)
  expect(statSync(keptFile()).mode & 0o777).toBe(0o600)
})

test('adds missing keys of an earlier release without replacing the others', () => {
  writeFileSync(keptFile(), JSON.stringify({ jwt: 'j'.repeat(40), encryption: 'e'.repeat(40) }))
  const { secrets } = read({})
  expect(secrets).toMatchObject({ jwt: 'j'.repeat(40), encryption: 'e'.repeat(40) })
  expect(kept()).toEqual(secrets)
  expect(statSync(keptFile()).mode & 0o777).toBe(0o600)
})

test('derives the same payment webhook key on servers that share the sign-in key', () => {
  expect(read(shared).secrets.payment).toBe(read(shared).secrets.payment)
  expect(read(shared).secrets.payment).not.toBe(key)
})

test('requires a separate key for an external checkout page with DATABASE_URL', () => {
  const outside = { ...shared, CHECKOUT_URL: 'https://pay.example.tw/select' }
  expect(() => read(outside)).toThrow('PAYMENT_SECRET: is required with DATABASE_URL')
  expect(read({ ...outside, PAYMENT_SECRET: 'p'.repeat(32) }).secrets.payment).toBe('p'.repeat(32))
})

test.each(['ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV', 'PUBLIC_URL'])(
  'reports ECPay without %s',
  (name) => {
    expect(() => read({ ...ecpay, [name]: '' })).toThrow(`${name}: is required with PAYMENT_PROVIDER=ecpay`)
  },
)

test('rejects a free subscription with ECPay', () => {
  expect(() => read({ ...ecpay, AD_PRICE: '0' })).toThrow('AD_PRICE: must be at least 1')
})

test.each([
  ['PAYMENT_PROVIDER', 'stripe'],
  ['PAYMENT_SECRET', 'short'],
  ['ECPAY_MERCHANT_ID', '12a'],
  ['ECPAY_HASH_KEY', 'short'],
  ['ECPAY_BASE', 'ftp://payment.ecpay.com.tw'],
])('names an invalid %s on startup', (name, value) => {
  expect(() => read({ ...ecpay, [name]: value })).toThrow(new RegExp(`  ${name}: `))
})

test('does not use ECPay unless configured', () => {
  expect(read({ ...ecpay, PAYMENT_PROVIDER: 'handoff' }).ecpay).toBeUndefined()
  expect(read(ecpay).ecpay).toEqual({
    merchantId: '3002607',
    hashKey: 'pwFHCqoQZGmho4w6',
    hashIv: 'EkRm7iFT261dpevs',
    base: 'https://payment-stage.ecpay.com.tw',
  })
})

test.each<[string, Record<string, string>, boolean]>([
  ['demo data', {}, true],
  ['an explicit provider', { ...shared, PAYMENT_PROVIDER: 'sandbox' }, true],
  ['neither', { DEMO_DATA: 'off' }, false],
  ['an external database', shared, false],
  ['an external checkout page', { CHECKOUT_URL: 'https://pay.example.tw/' }, false],
  ['ECPay', ecpay, false],
])('decides on the sandbox payment by %s', (_which, environment, isOn) => {
  expect(read(environment).hasSandboxPayment).toBe(isOn)
})

test('rejects a sandbox together with an external checkout page', () => {
  expect(() => read({ PAYMENT_PROVIDER: 'sandbox', CHECKOUT_URL: 'https://pay.example.tw/' })).toThrow(
    'CHECKOUT_URL: must not be set with PAYMENT_PROVIDER=sandbox',
  )
})

test.each([
  ['https://led.example.tw', true],
  ['http://192.168.1.20:3000', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('demo data at %s is public: %s', (PUBLIC_URL, isPublic) => {
  expect(read({ PUBLIC_URL }).isDemoPublic).toBe(isPublic)
  expect(read({ PUBLIC_URL, DEMO_DATA: 'off' }).isDemoPublic).toBe(false)
})

test.each(['10.0.0.0/8', '127.0.0.1', 'loopback, 192.168.1.5', '::1,fc00::/7', 'uniquelocal'])(
  'accepts TRUST_PROXY %s',
  (TRUST_PROXY) => {
    expect(read({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
  },
)

test.each(['true', '1', 'nginx', '10.0.0.0/33', '10.0.0', '127.0.0.1,,', '10.0.0.0/8/8', 'loopback/8'])(
  'names TRUST_PROXY=%s on startup with an example',
  (TRUST_PROXY) => {
    expect(() => read({ TRUST_PROXY })).toThrow(
      /TRUST_PROXY: must be addresses or networks .* 10\.0\.0\.0\/8/,
    )
  },
)

test('accepts only exact member origins', () => {
  expect(read({}).memberOrigins).toEqual([])
  expect(read({ MEMBER_ORIGINS: 'https://a.example, http://b.example:8080' }).memberOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ])
  for (const MEMBER_ORIGINS of [
    '*',
    'https://a.example/',
    'https://a.example/shop',
    'a.example',
    'https://*.a.example/',
    'null',
  ])
    expect(() => read({ MEMBER_ORIGINS })).toThrow('MEMBER_ORIGINS: must be origins')
})

test('stops the start if the key file is missing beside an existing database', () => {
  read({})
  mkdirSync(path.join(dataDir, 'pg'))
  writeFileSync(path.join(dataDir, 'pg', 'PG_VERSION'), '18\n')
  expect(() => read({})).not.toThrow()
  rmSync(keptFile())
  expect(() => read({})).toThrow(/key file is missing .*keys:rotate -- --lost/s)
  expect(read({ JWT_SECRET: key, ENCRYPTION_KEY: key }).secrets.encryption).toBe(key)
})

test('removes other users’ access to a readable key file, with a warning', () => {
  const { secrets } = read({})
  chmodSync(keptFile(), 0o644)
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(read({}).secrets).toEqual(secrets)
  expect(told).toHaveBeenCalledWith(expect.stringContaining('other users could read'))
  told.mockRestore()
  expect(statSync(keptFile()).mode & 0o777).toBe(0o600)
})

test('operators need a second factor, except with demo data', () => {
  expect(read({}).operatorMfa).toBe('optional')
  expect(read({ DEMO_DATA: 'off' }).operatorMfa).toBe('required')
  expect(read(shared).operatorMfa).toBe('required')
  expect(read({ ...shared, OPERATOR_MFA: 'optional' }).operatorMfa).toBe('optional')
  expect(() => read({ OPERATOR_MFA: 'sometimes' })).toThrow(/OPERATOR_MFA/)
})
