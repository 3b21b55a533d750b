import { expect, test } from 'vitest'
import { isPublicIp, isPublicUrl } from './public-address.ts'

test.each(['1.1.1.1', '8.8.8.8', '168.95.1.1', '2606:4700::1111', '2404:6800:4012::200e'])(
  '%s is public',
  (address) => expect(isPublicIp(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '',
  'localhost',
  '999.1.1.1',
])('%s is not public', (address) => expect(isPublicIp(address)).toBe(false))

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://127。0。0。1/',
  'https://①②⑦.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:169.254.169.254]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'http://example.tw/',
  'ftp://example.tw/',
])('rejects %s before resolving anything', (url) => expect(isPublicUrl(new URL(url))).toBe(false))

test('accepts a public host over https', () => {
  expect(isPublicUrl(new URL('https://logs.example.tw/stream?key=1'))).toBe(true)
  expect(isPublicUrl(new URL('https://8.8.8.8/'))).toBe(true)
})
