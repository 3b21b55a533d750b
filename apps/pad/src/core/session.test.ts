import { closeCodes, type SeatMessage } from '@lumiroute/games/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, roomMessage } from '../testing/fake-socket.ts'
import type { Room } from './room.ts'
import { type Answer, type Kept, openSession, type Ports } from './session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const room: Room = {
  code: 'AB3CD4',
  storeCode: 'TPE001',
  storeName: '光點咖啡',
  game: { id: 1, name: '飛翔鳥' },
  state: 'waiting',
  phase: 'waiting',
  startsAt: '',
  endsAt: '',
  secondsLeft: 20,
  names: 'preset',
  players: 2,
  maxPlayers: 32,
  prize: null,
  nextCode: null,
  liffId: '',
}
const ok = (body: object): Answer => ({ status: 200, body })
const seated = ok({ seatToken: 'secret', seat: { no: 4, name: '石虎' }, socketPath: '' })
const won: SeatMessage = {
  type: 'over',
  score: 9,
  rank: 1,
  players: 2,
  endStatus: 'win',
  prize: { title: '咖啡券' },
  link: '',
}

function open(given: Partial<{ answers: Record<string, Answer>; kept: Kept | null; idToken: string }> = {}) {
  const answers: Record<string, Answer> = { 'GET /game/room/AB3CD4': ok({ room }), ...given.answers }
  const asked: { what: string; body?: object; token?: string }[] = []
  const sockets: FakeSocket[] = []
  const seats = new Map<string, Kept | null>(given.kept ? [['AB3CD4', given.kept]] : [])
  const ports: Ports = {
    call: async (method, path, body, token) => {
      asked.push({ what: `${method} ${path}`, body, token })
      return answers[`${method} ${path}`] ?? { status: 0, body: null }
    },
    openSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    seats: { read: (code) => seats.get(code) ?? null, write: (code, kept) => void seats.set(code, kept) },
    phoneId: () => 'phone',
    idToken: () => given.idToken ?? null,
    now: () => performance.now(),
  }
  const session = openSession('AB3CD4', ports, { changed: () => undefined, heard: () => undefined })
  session.start()
  const last = () => sockets[sockets.length - 1] as FakeSocket
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { session, answers, asked, sockets, seats, last, settle }
}

async function play(given: Parameters<typeof open>[0] = {}) {
  const opened = open({ ...given, answers: { 'POST /game/join': seated, ...given.answers } })
  await opened.settle()
  await opened.session.join({ nameNo: 3 })
  opened.last().say(roomMessage({ phase: 'playing', msLeft: 60_000 }))
  return opened
}

test('shows the room, joins, waits, plays and shows the result', async () => {
  const { session, asked, last, settle, seats } = open({ answers: { 'POST /game/join': seated } })
  await settle()
  expect(session.state()).toMatchObject({ view: 'join', players: 2, room: { storeName: '光點咖啡' } })
  await session.join({ nameNo: 3 })
  expect(asked[asked.length - 1]?.body).toEqual({ roomCode: 'AB3CD4', nameNo: 3, phoneId: 'phone' })
  expect(session.state()).toMatchObject({ view: 'wait', seat: { no: 4, token: 'secret' } })
  last().say(roomMessage())
  expect(session.state()).toMatchObject({ view: 'wait', players: 3 })
  last().say(roomMessage({ phase: 'playing', msLeft: 60_000 }))
  last().say({ type: 'you', score: 5, rank: 2, msLeft: 50_000, events: [] })
  expect(session.state()).toMatchObject({ view: 'play', score: 5, rank: 2 })
  last().say(won)
  expect(session.state()).toMatchObject({ view: 'result', over: { score: 9 } })
  last().say(roomMessage({ phase: 'podium' }))
  last().onclose?.({ code: closeCodes.ended })
  expect(session.state().view).toBe('result')
  expect(seats.get('AB3CD4')?.over).toMatchObject({ rank: 1 })
})

test('tells only a running round what is pressed, and what is held when it starts', async () => {
  const { session, last, settle } = open({ answers: { 'POST /game/join': seated } })
  await settle()
  await session.join({ nameNo: 0 })
  last().say(roomMessage())
  session.press({ buttons: 1, x: 9, y: 0 })
  expect(last().sent).toEqual([])
  last().say(roomMessage({ phase: 'playing' }))
  expect(last().sent).toEqual([Uint8Array.of(1, 9, 0)])
})

test('a reload continues the seat', async () => {
  const { session, asked, last, settle } = open({
    kept: { seat: { token: 'old', no: 7, name: '黑熊' }, over: null },
  })
  last().onopen?.()
  expect(last().sent).toEqual(['{"type":"seat","token":"old"}'])
  last().say(roomMessage({ phase: 'playing', you: { no: 7, name: '黑熊' } }))
  await settle()
  expect(session.state()).toMatchObject({ view: 'play', seat: { no: 7 } })
  expect(asked.map(({ what }) => what)).not.toContain('POST /game/join')
})

test('says that it reconnects, keeps the figures, and recovers by itself', async () => {
  const { session, last } = await play()
  last().say({ type: 'you', score: 5, rank: 2, msLeft: 50_000, events: [] })
  last().onclose?.({ code: 1006 })
  expect(session.state()).toMatchObject({ view: 'play', isLost: true, score: 5 })
  await vi.advanceTimersByTimeAsync(250)
  last().say(roomMessage({ phase: 'playing' }))
  expect(session.state()).toMatchObject({ view: 'play', isLost: false, score: 5 })
})

test('an older tab says so, keeps its seat and can take it back', async () => {
  const { session, sockets, last, settle } = await play()
  last().onclose?.({ code: closeCodes.replaced })
  await settle()
  expect(session.state()).toMatchObject({ view: 'trouble', trouble: 'replaced' })
  session.retry()
  expect(sockets).toHaveLength(2)
  last().say(roomMessage({ phase: 'playing' }))
  expect(session.state().view).toBe('play')
})

test('a seat that is gone leads back to joining', async () => {
  const { session, last, settle, seats } = await play()
  last().onclose?.({ code: closeCodes.badToken })
  await settle()
  expect(session.state()).toMatchObject({ view: 'trouble', trouble: 'seatGone', seat: null })
  expect(seats.get('AB3CD4')).toBeNull()
  session.retry()
  await settle()
  expect(session.state().view).toBe('join')
})

test('leaving frees the seat on both sides', async () => {
  const { session, last, seats } = await play()
  const socket = last()
  session.leave()
  expect(socket.sent).toContain('{"type":"leave"}')
  expect(session.state()).toMatchObject({ view: 'trouble', trouble: 'left', seat: null })
  expect(seats.get('AB3CD4')).toBeNull()
})

test.each([
  ['unknown', { status: 404, body: null }],
  ['offline', { status: 0, body: null }],
  ['busy', { status: 503, body: null }],
  ['over', ok({ room: { ...room, phase: 'ended' } })],
  ['full', ok({ room: { ...room, players: 32 } })],
])('opening the page of a room can fail: %s', async (trouble, answer) => {
  const { session, settle } = open({ answers: { 'GET /game/room/AB3CD4': answer } })
  await settle()
  expect(session.state()).toMatchObject({ view: 'trouble', trouble })
})

test('continues by itself once the network is back', async () => {
  const { session, answers, settle } = open({
    answers: { 'GET /game/room/AB3CD4': { status: 0, body: null } },
  })
  await settle()
  answers['GET /game/room/AB3CD4'] = ok({ room })
  await vi.advanceTimersByTimeAsync(4000)
  expect(session.state().view).toBe('join')
})

test('a refused join says why; if the room has filled up, that', async () => {
  const refused = { status: 409, body: { message: '今天的次數用完了' } }
  const { session, answers, settle } = open({ answers: { 'POST /game/join': refused } })
  await settle()
  await session.join({ nameNo: 0 })
  await settle()
  expect(session.state()).toMatchObject({ trouble: 'refused', message: '今天的次數用完了' })
  session.retry()
  await settle()
  answers['GET /game/room/AB3CD4'] = ok({ room: { ...room, players: 32 } })
  await session.join({ nameNo: 0 })
  await settle()
  expect(session.state()).toMatchObject({ view: 'trouble', trouble: 'full' })
})

test('a join without an answer stays on the page and can be repeated', async () => {
  const { session, settle } = open()
  await settle()
  await session.join({ nameNo: 0 })
  expect(session.state()).toMatchObject({ view: 'join', isJoining: false, message: '' })
})

test('learns the next code after the end', async () => {
  const { session, answers, last } = await play()
  last().say(won)
  answers['GET /game/room/AB3CD4'] = ok({ room: { ...room, phase: 'ended', nextCode: 'NEXT34' } })
  await vi.advanceTimersByTimeAsync(4000)
  expect(session.state().room?.nextCode).toBe('NEXT34')
})

test('inside LINE a winner gets the prize at once', async () => {
  const ticket = { ticketNo: 'T1', title: '咖啡券', expiresAt: null }
  const answers = {
    'POST /member/signin/TPE001': ok({ token: 'member' }),
    'POST /game/claim/TPE001': ok({ ticket }),
  }
  const { session, asked, last, settle } = await play({ answers, idToken: 'line' })
  last().say(won)
  await settle()
  expect(session.state().claim).toEqual({ at: 'done', ticket })
  expect(asked).toContainEqual({
    what: 'POST /member/signin/TPE001',
    body: { idToken: 'line' },
    token: undefined,
  })
  expect(asked).toContainEqual({
    what: 'POST /game/claim/TPE001',
    body: { seatToken: 'secret' },
    token: 'member',
  })
})

test('a claim that fails can be repeated', async () => {
  const answers = { 'POST /member/signin/TPE001': { status: 401, body: { message: 'LINE 登入已過期' } } }
  const { session, answers: given, last, settle } = await play({ answers, idToken: 'line' })
  last().say(won)
  await settle()
  expect(session.state().claim).toEqual({ at: 'failed', message: 'LINE 登入已過期' })
  given['POST /member/signin/TPE001'] = ok({ token: 'member' })
  given['POST /game/claim/TPE001'] = ok({ ticket: { ticketNo: 'T1', title: '', expiresAt: null } })
  await session.claim()
  expect(session.state().claim.at).toBe('done')
})

test('a page opened in LINE with the seat of a winner claims without taking part', async () => {
  const answers = {
    'GET /game/room/AB3CD4': ok({ room: { ...room, phase: 'ended' } }),
    'POST /member/signin/TPE001': ok({ token: 'member' }),
    'POST /game/claim/TPE001': ok({ ticket: { ticketNo: 'T1', title: '', expiresAt: null } }),
  }
  const { session, sockets, settle } = open({ answers, idToken: 'line' })
  session.startClaim('secret')
  await settle()
  await settle()
  expect(session.state()).toMatchObject({ view: 'result', claim: { at: 'done' } })
  expect(sockets).toHaveLength(0)
})
