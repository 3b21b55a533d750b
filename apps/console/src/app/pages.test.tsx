import { endpoints } from '@lumiroute/contract'
import { cleanup, configure, render, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/api/query.ts'
import { session } from '../lib/session/session.ts'
import { startText } from '../lib/text.ts'
import { sampleAnswer } from '../testing/sample-answer.ts'
import { App } from './app.tsx'
import { router } from './router/router.tsx'
import { pages } from './routes.ts'
import type { PageRow } from './routes/page-row.ts'

/** Names the thing that edit and detail pages show. */
const ids = new URLSearchParams({ id: '1', adId: '1', recordId: '1', i: '1', n: 'n', code: 'C1', c: 'C1' })
/** Opens as a new one: samples of its contents are no message. */
const withoutIds = ['/message/edit']
/** Its map waits for the first event of a stream. */
const endless = ['/live']
const visited = pages.filter(({ path }) => !['/signin', '/signup', '/gallery'].includes(path))

const me = {
  id: 1,
  adminAccount: 'admin',
  adminName: 'admin',
  adminEmail: 'a@example.tw',
  roles: ['ROLE_ADMIN'],
  storeRole: 'owner',
  storeId: 1,
  storeCode: 'PLATFORM',
  storeName: 'platform',
  emailVerifiedAt: '2026-11-10T10:00:00+08:00',
  newEmail: null,
  mustChangePassword: false,
  language: null,
  version: 1,
}
const known = endpoints.map((endpoint) => ({
  endpoint,
  path: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
const neverFails = ['session.getMe', 'overview.getConfig']
let isFailing = false

function answer(url: string, method: string): Response {
  const [path = ''] = url.split('?')
  const endpoint = known.find((each) => each.endpoint.method === method && each.path.test(path))?.endpoint
  if (!endpoint || (isFailing && !neverFails.includes(endpoint.id)))
    return Response.json({ status: 500, code: 'INTERNAL', message: 'fault', error: 'fault' }, { status: 500 })
  const body = endpoint.id === 'session.getMe' ? { user: me } : sampleAnswer(endpoint)
  return Response.json({ status: 200, message: '', ...body })
}

/** The test environment has no canvas. */
function fakeCanvas() {
  const pen = new Proxy({}, { get: () => () => ({ width: 1, data: [] }), set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const nothing = () => undefined
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo = nothing
      lineTo = nothing
      rect = nothing
      arc = nothing
      addPath = nothing
      bezierCurveTo = nothing
      closePath = nothing
    },
  )
}

/** What React and the error pages report. */
const faults: string[] = []
const note = (...said: unknown[]) => void faults.push(said.map(String).join(' '))

beforeAll(async () => {
  // On a busy machine the first page takes seconds.
  configure({ asyncUtilTimeout: 40_000 })
  fakeCanvas()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => answer(url, method))
  vi.stubGlobal('reportError', note)
  vi.spyOn(console, 'error').mockImplementation(note)
  await startText()
  const claims = btoa(JSON.stringify({ sub: '1', roles: me.roles, exp: 4_000_000_000 }))
  session.open({ accessToken: `a.${claims}.c`, refreshToken: 'r' }, true)
  render(<App />)
})
afterAll(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  session.close()
  queryClient.clear()
})
beforeEach(() => {
  faults.length = 0
  queryClient.clear()
})

const isBusy = () =>
  document.querySelector('[role="progressbar"], .MuiSkeleton-root, [aria-busy="true"]') !== null

async function open({ path, title }: PageRow): Promise<string> {
  await router.navigate(withoutIds.includes(path) ? path : `${path}?${ids}`)
  await waitFor(() => expect(document.title).toContain(i18next.t(title)))
  await waitFor(() => expect(isBusy() && !endless.includes(path)).toBe(false))
  return document.body.textContent ?? ''
}

test.each(visited)('$path shows what the server answers', async (row) => {
  isFailing = false
  const shown = await open(row)
  expect(faults).toEqual([])
  expect(shown).not.toContain(i18next.t('error.server.title'))
  expect(shown).not.toMatch(/undefined|NaN|\[object|Invalid Date/)
})

test.each(visited)('$path stays usable when the server fails', async (row) => {
  isFailing = true
  const shown = await open(row)
  expect(faults).toEqual([])
  expect(shown).not.toContain(i18next.t('error.server.title'))
})
