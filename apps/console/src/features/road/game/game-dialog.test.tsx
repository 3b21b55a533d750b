import { getGameAd } from '@lumiroute/contract/game'
import { getMe } from '@lumiroute/contract/session'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PermittedContext } from '../../../lib/session/permitted.ts'
import { loadTexts } from '../../../lib/text.ts'
import * as page from '../../../testing/form-page.tsx'
import { UserGate } from '../../platform/session/current-user.tsx'
import { GameDialog } from './game-dialog.tsx'

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('ads')
})

const room = {
  code: 'ABC234',
  joinUrl: 'https://example.tw/g/ABC234',
  game: { id: 4, name: '水果射擊' },
  roomId: 'PIER',
  keyName: '',
  state: 'playing',
  openedAt: '2026-11-15T12:00:00+08:00',
  startsAt: '2026-11-15T12:01:00+08:00',
  endsAt: '2026-11-15T12:04:00+08:00',
  endedAt: null,
  endReason: null,
  players: 1,
  bestScore: null,
  hasRound: false,
  phase: 'playing',
  phaseEndsAt: '2026-11-15T12:02:40+08:00',
  isPaused: false,
}
const seat = { no: 0, name: '石虎', isHidden: false, joinedAt: '', score: 30, isHere: true }
const answer = (given: object, score = 30) => ({
  gameAd: {
    id: 7,
    name: '碼頭對戰',
    moveType: { code: 'store_united_game', name: '店家連線遊戲' },
    store: { id: 3, storeName: '碼頭店', storeCode: 'PIER' },
    game: room.game,
    payment: { statusCode: '', statusName: '' },
    onAir: true,
    isToday: true,
    nextDate: null,
    room: null,
    actions: [],
  },
  game: room.game,
  unitedRoomId: 'PIER',
  waitSeconds: 60,
  screens: [],
  refusal: null,
  room: { ...room, seats: [{ ...seat, score }], ...given },
  pastRooms: [],
  serverTime: '2026-11-15T12:02:00+08:00',
})

function open(given: page.Answers) {
  page.openForm(
    (done) => (
      <UserGate waiting={null}>
        <PermittedContext value={{ may: () => true, canOpen: () => true }}>
          <GameDialog open ad={{ id: 7, name: '碼頭對戰' }} onClose={done} />
        </PermittedContext>
      </UserGate>
    ),
    [[getMe, { user: { id: 7, roles: ['ROLE_STORE'], storeCode: 'PIER' } }], ...given],
  )
}
const findPanel = () => screen.findByRole('group', { name: '進行中的房間' })

it('follows the scores of a running round, and its remaining time', async () => {
  open([[getGameAd, answer({})]])
  within(await findPanel()).getByText('進行中')
  within(await findPanel()).getByText(/^剩餘 0:\d\d$/)
  screen.getByText('30 分')
  page.answerWith(getGameAd, answer({ phase: 'podium', phaseEndsAt: '2026-11-15T12:02:12+08:00' }, 1210))
  await screen.findByText('1,210 分')
  within(await findPanel()).getByText('頒獎')
  within(await findPanel()).getByText(/^0:\d\d 後關閉$/)
  screen.getByRole('button', { name: '強制停止' })
})

it('tells that a round is paused, and counts nothing meanwhile', async () => {
  open([[getGameAd, answer({ isPaused: true, phaseEndsAt: null })]])
  within(await findPanel()).getByText('暫停中：螢幕正在移動')
  expect(screen.queryByText(/剩餘/)).toBeNull()
})

it('offers to ask again after a failure', async () => {
  const failure = { status: 403, code: 'FORBIDDEN', message: '沒有權限' }
  open([[getGameAd, Response.json(failure, { status: 403 })]])
  await screen.findByText('沒有權限')
  page.answerWith(getGameAd, answer({}))
  page.click('重新載入')
  await screen.findByText('30 分')
})
