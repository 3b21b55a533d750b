import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const dist = fileURLToPath(new URL('../../../../pad/dist', import.meta.url))
const assets = path.join(dist, 'assets')
const weigh = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

describe.runIf(existsSync(assets))('the built controller', () => {
  test.each(['/g/AB3CD4', '/g/ab3cd4?lang=en', '/g', '/g/'])('is the page of %s', async (url) => {
    const { statusCode, headers, body } = await t.app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('src="/pad/assets/')
    expect(body).toContain('<style>')
    expect(headers['content-security-policy']).toContain(`script-src 'self';`)
  })

  test('caches its files forever, sends them compressed, and reaches no files outside', async () => {
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
      const { headers } = await t.app.inject({
        url: `/pad/assets/${name}`,
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      })
    }
    const outside = await t.app.inject({ url: '/pad/assets/..%2f..%2fpackage.json' })
    expect(outside.body).not.toContain('"dependencies"')
    expect(outside.statusCode).toBeLessThan(500)
  })

  test.each(['zh-TW', 'en'])('weighs at most 12 kB with the texts of %s, gzipped', (language) => {
    const other = language === 'en' ? 'zh-TW' : 'en'
    const files = readdirSync(assets).filter((file) => file.endsWith('.js') && !file.startsWith(`${other}-`))
    expect(files).toHaveLength(2)
    const bytes = [weigh('index.html'), ...files.map((file) => weigh(`assets/${file}`))]
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(12_000)
  })
})
