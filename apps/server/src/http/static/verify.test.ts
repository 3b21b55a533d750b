import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const assets = fileURLToPath(new URL('../../../../verify/dist/assets', import.meta.url))

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

describe.runIf(existsSync(assets))('the built verify page', () => {
  test('is the page without a token, kept out of search engines', async () => {
    const { statusCode, headers, body } = await t.app.inject({ url: '/v' })
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(body).toContain('src="/verify/assets/')
    expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'self';`)
  })

  test.each(['/v/no-such-token', `/v/${'a'.repeat(43)}`])(
    'says 404 at %s, and shows the page',
    async (url) => {
      const { statusCode, body } = await t.app.inject({ url })
      expect(statusCode).toBe(404)
      expect(body).toContain('src="/verify/assets/')
    },
  )

  test('offers the shell verifier, and the newest one', async () => {
    const { statusCode, headers, body } = await t.app.inject({ url: '/verify/assets/verify-report.sh' })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('#!/usr/bin/env bash')
  })

  test.each(['zh-TW', 'en'])('weighs at most 60 kB with the texts of %s, gzipped', (language) => {
    const other = language === 'en' ? 'zh-TW' : 'en'
    const files = readdirSync(assets).filter((file) => file.endsWith('.js') && !file.startsWith(`${other}-`))
    const bytes = files.map((file) => gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60_000)
  })
})
