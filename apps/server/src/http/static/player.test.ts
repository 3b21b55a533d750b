import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const assets = fileURLToPath(new URL('../../../../player/dist/assets', import.meta.url))

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

describe.runIf(existsSync(assets))('the built player', () => {
  test('its page and its worker are asked for anew each time', async () => {
    for (const url of ['/player/', '/player/?speed=60', '/player/sw.js']) {
      const { statusCode, headers } = await t.app.inject({ url })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    }
    expect((await t.app.inject({ url: '/player/' })).body).toContain('id="screen"')
  })

  test('without the slash the browser is led to it, or the worker would have another scope', async () => {
    const { statusCode, headers } = await t.app.inject({ url: '/player' })
    expect(statusCode).toBeGreaterThanOrEqual(301)
    expect(statusCode).toBeLessThan(400)
    expect(headers.location).toBe('/player/')
  })

  test('the worker keeps every asset of its version', async () => {
    const { body } = await t.app.inject({ url: '/player/sw.js' })
    const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect(body).toContain(`/player/assets/${name}`)
  })

  test('assets are kept for ever, and nothing outside is reached', async () => {
    const [name] = readdirSync(assets)
    const { headers } = await t.app.inject({ url: `/player/assets/${name}` })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const outside = await t.app.inject({ url: '/player/..%2fpackage.json' })
    expect(outside.body).not.toContain('"dependencies"')
    expect(outside.statusCode).toBeLessThan(500)
  })
})

test('streams may come from elsewhere to the player alone, scripts never', async () => {
  const getPolicy = async (url: string) =>
    String((await t.app.inject({ url })).headers['content-security-policy'])
  expect(await getPolicy('/player/')).toContain(`media-src 'self' blob: https:`)
  expect(await getPolicy('/player/')).toContain(`script-src 'self';`)
  for (const url of ['/', '/playerx', '/api/health'])
    expect(await getPolicy(url)).not.toMatch(/https:(?!\/\/)/)
})
