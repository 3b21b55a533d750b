import type { TranslationOf } from '../../interpolate.ts'
import type * as zhTW from '../zh-TW/game.ts'

export const arGame: TranslationOf<typeof zhTW.arGame> = {
  '1': 'Flying bird',
  '2': 'Fighter battle',
  '3': 'Mini golf',
  '4': 'Fruit shooting',
}
