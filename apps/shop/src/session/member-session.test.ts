import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemberSession } from './member-session.ts'

const member = { mbrCode: 'M1', mbrDisplayName: '小美', mbrPicture: '' }
let answers: { status: number; body: unknown }[]
let asked: { path: string; token: string | undefined }[]

beforeEach(() => {
  localStorage.clear()
  answers = []
  asked = []
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, token: headers.authorization })
    const { status, body } = answers.shift() ?? { status: 500, body: null }
    if (status === 0) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const signedIn = (token: string) => ({ status: 200, body: { token, expiresAt: '', member } })
const call = { method: 'GET', path: '/member/me/TPE001', isMember: true } as const

test('asks for no session unless one may exist', () => {
  const session = new MemberSession('TPE001')
  session.start()
  expect(session.getState()).toEqual({ kind: 'out' })
  expect(asked).toEqual([])
})

test('renews a token that is over once, for two calls at the same time', async () => {
  const session = new MemberSession('TPE001')
  session.accept({ token: 'old', expiresAt: '', member })
  answers = [
    { status: 401, body: { code: 'UNAUTHENTICATED' } },
    { status: 401, body: { code: 'UNAUTHENTICATED' } },
    signedIn('new'),
    { status: 200, body: { n: 1 } },
    { status: 200, body: { n: 2 } },
  ]
  await Promise.all([session.call(call), session.call(call)])
  expect(asked.map(({ path, token }) => [path, token])).toEqual([
    ['/api/member/me/TPE001', 'Member old'],
    ['/api/member/me/TPE001', 'Member old'],
    ['/api/member/session/TPE001', undefined],
    ['/api/member/me/TPE001', 'Member new'],
    ['/api/member/me/TPE001', 'Member new'],
  ])
})

test('signs out when the session is over, but not when there is no network', async () => {
  const session = new MemberSession('TPE001')
  session.accept({ token: 'old', expiresAt: '', member })
  answers = [
    { status: 401, body: null },
    { status: 0, body: null },
  ]
  await expect(session.call(call)).rejects.toMatchObject({ code: 'OFFLINE' })
  expect(session.getState().kind).toBe('in')
  answers = [
    { status: 401, body: null },
    { status: 401, body: { code: 'UNAUTHENTICATED' } },
  ]
  await expect(session.call(call)).rejects.toMatchObject({ status: 401 })
  expect(session.getState().kind).toBe('out')
})

test('never sends the token with a public call', async () => {
  const session = new MemberSession('TPE001')
  session.accept({ token: 'mine', expiresAt: '', member })
  answers = [{ status: 200, body: {} }]
  await session.call({ method: 'GET', path: '/front/TPE001' })
  expect(asked[0]?.token).toBeUndefined()
})
