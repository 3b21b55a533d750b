import type { hideSeat as endpoint } from '@lumiroute/contract/game'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutAd } from '../../advertising/ad/audit-ad.ts'
import { normalizeCode } from '../playbox/pairing-code.ts'
import { getShownName } from './player-name.ts'
import { hideSeatRow, setResultName } from './queries/seat.queries.ts'

/** A hidden name gives way to the preset name of its seat, also in results that are already stored. */
export async function hideSeat({ deps, scope, input, audit }: Steps<typeof endpoint>) {
  const { isHidden } = input
  const { roomId, ...seat } = await deps.db.write(async (tx) => {
    const found = await hideSeatRow(tx, {
      code: normalizeCode(input.roomCode),
      storeId: scope.storeId,
      no: input.seat,
      isHidden,
    })
    if (!found) throw new AppError('game.seatNotFound')
    const { adId, adName, ...changed } = found
    const shown = { roomId: changed.roomId, no: changed.no, name: getShownName(changed) }
    await setResultName(tx, shown)
    const about = aboutAd({ id: adId, name: adName, storeId: scope.storeId })
    await audit(tx, isHidden ? 'game.nameHidden' : 'game.nameShown', about)
    return { ...shown, isHidden }
  })
  await deps.gameHost.roomChanged(roomId)
  return { seat, message: text(isHidden ? 'game.nameHidden' : 'game.nameShown') }
}
