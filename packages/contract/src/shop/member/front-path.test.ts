import { expect, test } from 'vitest'
import { isFrontPath } from './front-path.ts'

test.each(['/s/TPE001', '/s/TPE001/', '/s/tpe001/coupons', '/s/TPE001/product/A-1?from=ad&x=%2F%2Fy'])(
  'accepts %s',
  (path) => expect(isFrontPath('TPE001', path)).toBe(true),
)

test.each([
  '',
  '/',
  's/TPE001',
  '/s/TPE0011',
  '/s/KHH001',
  '/store/info',
  'https://evil.example/s/TPE001',
  'HTTPS:/s/TPE001',
  '//evil.example/s/TPE001',
  '///s/TPE001',
  '/\\evil.example/s/TPE001',
  '\\/s/TPE001',
  '/s/TPE001//evil.example',
  '/s/TPE001/../KHH001',
  '/s/TPE001/%2e%2e/KHH001',
  '/s/TPE001/%2E./KHH001',
  '/s/TPE001/%2f%2fevil.example',
  '/s/TPE001/%5cevil.example',
  '/s/TPE001\\..\\KHH001',
  '/s/TPE001/a b',
  '/s/TPE001\t/a',
  '/s/TPE001\n',
  '/s/TPE001#login=ok',
  'javascript:alert(1)',
  'http://front.invalid/s/TPE001',
])('refuses %j', (path) => expect(isFrontPath('TPE001', path)).toBe(false))
