import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const assets = fileURLToPath(new URL('../../../../player/dist/assets', import.meta.url))

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

describe.runIf(existsSync(assets))('the built player', () => {
  test('revalidates its page and its worker each time', async () => {
    for (const url of ['/player/', '/player/?speed=60', '/player/sw.js']) {
      const { statusCode, headers } = await t.app.inject({ url })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    }
    expect((await t.app.inject({ url: '/player/' })).body).toContain('id="screen"')
  })

  test('redirects to the trailing slash, so that the worker has the right scope', async () => {
    const { statusCode, headers } = await t.app.inject({ url: '/player' })
    expect(statusCode).toBeGreaterThanOrEqual(301)
    expect(statusCode).toBeLessThan(400)
    expect(headers.location).toBe('/player/')
  })

  test('caches every asset of its version in the worker', async () => {
    const { body } = await t.app.inject({ url: '/player/sw.js' })
    const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect(body).toContain(`/player/assets/${name}`)
  })

  test('caches assets forever, and reaches no files outside', async () => {
    const [name] = readdirSync(assets)
    const { headers } = await t.app.inject({ url: `/player/assets/${name}` })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const outside = await t.app.inject({ url: '/player/..%2fpackage.json' })
    expect(outside.body).not.toContain('"dependencies"')
    expect(outside.statusCode).toBeLessThan(500)
  })
})

test('allows streams from other hosts only for the player, and scripts never', async () => {
  const getPolicy = async (url: string) =>
    String((await t.app.inject({ url })).headers['content-security-policy'])
  expect(await getPolicy('/player/')).toContain(`media-src 'self' blob: https:`)
  expect(await getPolicy('/player/')).toContain(`script-src 'self';`)
  for (const url of ['/', '/playerx', '/api/health'])
    expect(await getPolicy(url)).not.toMatch(/https:(?!\/\/)/)
})
