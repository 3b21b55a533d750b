import { getRound, verifyRound } from '@lumiroute/contract/game'
import { botInputs } from '@lumiroute/games/bots'
import { RoundRecorder, standings, versionOf, writeRecording } from '@lumiroute/games/simulation'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../../lib/text.ts'
import * as page from '../../../../testing/form-page.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

/** The test environment has no canvas: what is drawn is checked in a browser, what is shown beside it here. */
const names = ['石虎', '藍鵲', '黑熊']

function playRound() {
  const recorder = new RoundRecorder(4, { seconds: 20 }, 11)
  while (recorder.state.tick < recorder.state.endTick) recorder.step(botInputs(recorder.state, [0, 1, 2]))
  return recorder
}
const played = playRound()
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const seats = standings(played.state).map(({ seat, score, rank, endStatus }) => ({
  no: seat,
  name: names[seat],
  isHidden: false,
  score,
  rank,
  endStatus,
}))
const round = (recording = played.finish()) => ({
  round: {
    roomCode: 'ABC234',
    game: { id: 4, name: '水果射擊' },
    startedAt: '2026-11-15T12:00:00+08:00',
    ticks: played.state.tick,
    finalHash: 'a',
    verifiedAt: null,
    recording: base64(writeRecording(recording)),
    seats,
  },
})
const verdict = { isSame: true, isOtherVersion: false, hash: 'a', finalHash: 'a' }
const verified = { ...verdict, verifiedAt: '2026-11-15T13:00:00+08:00', seats: [] }

const frames = new Map<number, FrameRequestCallback>()
let now = 0
beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('ads')
})

async function open(given: page.Answers = []) {
  page.openForm(
    (done) => <ReplayDialog open storeId={3} roomCode="ABC234" onClose={done} />,
    [[getRound, round()], [verifyRound, verified], ...given],
  )
  frames.clear()
  now = 0
  let handle = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frames.set(++handle, frame)
    return handle
  })
  vi.stubGlobal('cancelAnimationFrame', (cancelled: number) => frames.delete(cancelled))
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (seen: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }])
      disconnect = () => undefined
    },
  )
  await screen.findByText(/ABC234/)
}
/** The browser paints for this long. */
const pass = (seconds: number) =>
  act(() => {
    for (const until = now + seconds * 1000; now < until;) {
      now += 50
      const due = [...frames.values()]
      frames.clear()
      for (const frame of due) frame(now)
    }
  })
const getClock = () => screen.getByText(/ \/ 0:23$/).textContent
const getScores = () =>
  within(screen.getByRole('list', { name: '目前排名' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const slider = () => screen.getByRole('slider', { name: '重播進度' })

it('plays, pauses and changes its speed', async () => {
  await open()
  await screen.findByRole('button', { name: '暫停' })
  pass(5)
  expect(getClock()).toMatch(/^0:0[45]/)
  page.click('4 倍速')
  pass(3)
  expect(getClock()).toMatch(/^0:1[67]/)
  page.click('暫停')
  const paused = getClock()
  pass(3)
  expect(getClock()).toBe(paused)
})

it('shows the final scores at the end, and starts again from there', async () => {
  await open()
  await screen.findByRole('button', { name: '暫停' })
  page.click('4 倍速')
  pass(8)
  await screen.findByRole('button', { name: '從頭播放' })
  expect(getScores()).toEqual(seats.map(({ rank, name, score }) => `${rank}${name}${score}`))
  page.click('從頭播放')
  pass(1)
  expect(getClock()).toMatch(/^0:0[2-4]/)
})

it('goes to any second, also with the keyboard', async () => {
  await open()
  await screen.findByRole('button', { name: '暫停' })
  page.click('暫停')
  fireEvent.change(slider(), { target: { value: '1200' } })
  expect(getClock()).toBe('0:20 / 0:23')
  const later = getScores()
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' })
  expect(getClock()).toBe('0:19 / 0:23')
  fireEvent.change(slider(), { target: { value: '60' } })
  expect(getScores().every((row) => row?.endsWith('0'))).toBe(true)
  fireEvent.change(slider(), { target: { value: '1200' } })
  expect(getScores()).toEqual(later)
})

it('keeps the results of a round that cannot be replayed', async () => {
  const old = { ...played.finish(), version: versionOf(4) + 1 }
  await open([[getRound, round(old)]])
  await screen.findByText(/較舊版本的遊戲玩的，無法重播/)
  const list = screen.getByRole('list', { name: '最後成績' })
  expect(list.textContent).toContain(names[seats[0]?.no ?? 0])
  expect(screen.queryByRole('slider')).toBeNull()
})

it.each([
  ['一致', '分數，都和保存的成績相同', {}],
  ['不一致', '藍鵲：保存 90 分，重算 40 分', { isSame: false, seats: [{ no: 1, stored: 90, replayed: 40 }] }],
  [
    '遊戲版本已更新，無法驗算',
    '較舊版本',
    { isSame: false, isOtherVersion: true, hash: null, verifiedAt: null },
  ],
])('verifies again: %s', async (told, detail, given) => {
  await open([[verifyRound, { ...verified, ...given }]])
  await screen.findByRole('button', { name: '重新驗算' })
  page.click('重新驗算')
  const result = await waitFor(() => screen.getByRole('status'))
  expect(result.textContent?.startsWith(told)).toBe(true)
  expect(result.textContent).toContain(detail)
  expect(page.sentTo(verifyRound)).toEqual([{ storeId: 3, roomCode: 'ABC234' }])
})

it('tells why a round cannot be loaded, and tries again', async () => {
  const refusal = Response.json({ status: 404, code: 'NOT_FOUND', message: '找不到場次' }, { status: 404 })
  await open([[getRound, refusal]])
  await screen.findByText('找不到場次')
  page.answerWith(getRound, round())
  page.click('重新載入')
  await screen.findByRole('slider')
})
