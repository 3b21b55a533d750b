import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const assets = fileURLToPath(new URL('../../../../console/dist/assets', import.meta.url))

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

describe.runIf(existsSync(assets))('the built console', () => {
  test('caches assets forever, since their names change with their content', async () => {
    const script = readdirSync(assets).find((name) => name.endsWith('.js'))
    const answer = await t.app.inject({ url: `/assets/${script}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/signin', '/store/list?page=2'])(
    'returns the index for %s, revalidated each time',
    async (url) => {
      const answer = await t.app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
      expect(answer.body).toContain('<!doctype html>')
    },
  )

  test.each(['/Store/List/'])('%s is a page of the router', async (url) => {
    expect((await t.app.inject({ url })).statusCode).toBe(200)
  })

  test.each(['/no/such/page', '/store', '/g/AB12CD/more', '/%E7%AB%99'])(
    'answers 404 with the not-found page for %s',
    async (url) => {
      const answer = await t.app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('<!doctype html>')
    },
  )

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2findex.html',
  ])('does not reach files outside by %s', async (url) => {
    const answer = await t.app.inject({ url })
    expect(answer.body).not.toContain('"dependencies"')
    expect(answer.statusCode).toBeLessThan(500)
  })
})
