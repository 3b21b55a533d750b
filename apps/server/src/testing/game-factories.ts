import { startGame } from '@lumiroute/contract/game'
import type { Deps } from '../deps.ts'
import type { makeAd } from './ad-factories.ts'
import { type Box, makeBox, makeOnAir, type OnAir } from './road-factories.ts'
import type { TestApp } from './test-app.ts'

export type Playground = OnAir & Box & { others: Box[] }
type Given = Parameters<typeof makeAd>[1] & { screens?: number }

/** Today's approved linked game with its screens. */
export async function makePlayground(deps: Deps, { screens = 1, ...given }: Given = {}): Promise<Playground> {
  const boxes = await Promise.all(Array.from({ length: screens }, () => makeBox(deps)))
  const unitedDeviceId = boxes.map(({ macAddr }) => macAddr.toLowerCase().replaceAll(':', '-')).join('、')
  const game = { moveType: 'store_united_game', gameId: 2, unitedRoomId: 'PIER', waitSeconds: 60 }
  const onAir = await makeOnAir(deps, { ...game, unitedDeviceId, screens: boxes, ...given })
  const [first, ...others] = boxes as [Box, ...Box[]]
  return { ...first, ...onAir, others }
}

export const start = (
  t: TestApp,
  { ad }: Pick<Playground, 'ad'>,
  token: string,
  headers?: Record<string, string>,
) => t.call(startGame, { adId: ad.id, gameId: 2, roomId: 'PIER' }, token, headers)
