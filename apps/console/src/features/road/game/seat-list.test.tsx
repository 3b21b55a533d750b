import { hideSeat } from '@lumiroute/contract/game'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PermittedContext } from '../../../lib/session/permitted.ts'
import { loadTexts } from '../../../lib/text.ts'
import * as page from '../../../testing/form-page.tsx'
import { SeatList } from './seat-list.tsx'
import type { OpenRoom } from './start-game.ts'

const seats = [
  { no: 0, name: '石虎', isHidden: false, joinedAt: '', score: 1234, isHere: true },
  { no: 11, name: '藍鵲', isHidden: true, joinedAt: '', score: null, isHere: false },
]
const answer = { message: '已隱藏', seat: { no: 0, name: '黑熊', isHidden: true } }

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('ads')
})

function open(given: Partial<OpenRoom>, isWriter = true) {
  const room = { code: 'ABC234', seats, ...given } as OpenRoom
  page.openForm(
    () => (
      <PermittedContext value={{ may: () => isWriter, canOpen: () => true }}>
        <SeatList storeId={3} room={room} />
      </PermittedContext>
    ),
    [[hideSeat, answer]],
  )
}
const rows = () => within(screen.getByRole('list', { name: '玩家' })).getAllByRole('listitem')

it('shows who plays, by the number that people see, with the score and who is connected', () => {
  open({})
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '1 號　石虎1,234 分',
    '12 號　藍鵲已斷線名稱已隱藏',
  ])
  screen.getByText('2 人加入，1 人連線中，最多 32 人')
})

it('hides a name, and shows a hidden one again', async () => {
  open({})
  page.click('隱藏 1 號的名稱「石虎」')
  await waitFor(() => expect(page.sentTo(hideSeat)).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: /恢復/ })).toHaveProperty('disabled', false))
  page.click('恢復 12 號的名稱')
  await waitFor(() => expect(page.sentTo(hideSeat)).toHaveLength(2))
  expect(page.sentTo(hideSeat)).toEqual([
    { storeId: 3, roomCode: 'ABC234', seat: 0, isHidden: true },
    { storeId: 3, roomCode: 'ABC234', seat: 11, isHidden: false },
  ])
})

it('offers nothing to people who may only read', () => {
  open({}, false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(rows()).toHaveLength(2)
})

it('tells that nobody has joined', () => {
  open({ seats: [] })
  screen.getByText('還沒有人加入。')
})
