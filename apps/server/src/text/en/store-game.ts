import type { TranslationOf } from '@lumiroute/contract/text'
import type { storeGame as zhTW } from '../zh-TW/store-game.ts'

export const storeGame: TranslationOf<typeof zhTW> = {
  none: 'This store has no game at the moment',
  triesUsedUp: 'You have used all {limit} tries of today; come back tomorrow',
  roundNotFound: 'This round was not found',
  roundOver: 'This round is over; please start again',
  tooEarly: 'This round is not over yet; please play it to the end',
  inputsRefused: 'The recording of this round is incomplete and cannot be scored',
}
