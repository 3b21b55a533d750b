import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimTouchWhenSignedIn } from './claim-touch.ts'
import { MemberSession } from './member-session.ts'
import { getTouch, takeTouch } from './touch.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const member = { mbrCode: 'M1', mbrDisplayName: '小美', mbrPicture: '' }
let asked: { path: string; body: unknown }[]

beforeEach(() => {
  localStorage.clear()
  asked = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string | null }) => {
    asked.push({ path, body: body && JSON.parse(body) })
    return Promise.resolve(new Response('{}', { status: 200 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(path: string): MemberSession {
  history.replaceState(null, '', path)
  takeTouch('TPE001')
  const session = new MemberSession('TPE001')
  claimTouchWhenSignedIn('TPE001', session)
  return session
}

test('sends the scan once when the session is open', async () => {
  const session = open(`/s/TPE001?t=${id}`)
  expect(asked).toEqual([])
  session.accept({ token: 'x', expiresAt: '', member })
  session.accept({ token: 'y', expiresAt: '', member })
  await vi.waitFor(() => expect(getTouch('TPE001')).toEqual({}))
  expect(asked).toEqual([{ path: '/api/member/touch/TPE001', body: { touch: id } }])
})

test('sends nothing without a scan, and keeps the scan of visitors who did not sign in', () => {
  open('/s/TPE001').accept({ token: 'x', expiresAt: '', member })
  expect(asked).toEqual([])
  open(`/s/TPE001?t=${id}`).end()
  expect(getTouch('TPE001')).toEqual({ touch: id })
})
