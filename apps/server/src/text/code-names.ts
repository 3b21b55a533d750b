import type { Language } from '@lumiroute/contract/text'
import * as en from '@lumiroute/contract/text/code-names/en'
import * as zhTW from '@lumiroute/contract/text/code-names/zh-TW'

type Names = typeof zhTW | typeof en

/** By the codes of the wire, where an ad that was not sent has the status ''. */
const toNames = ({ moveType, vehicleType, vehicleStatus, playMode, adStatus, arGame, direction }: Names) => ({
  moveType,
  vehicleType,
  vehicleStatus,
  playMode,
  adStatus: { '': adStatus.draft, ...adStatus },
  arGame,
  direction,
})
const json: Record<Language, string> = {
  'zh-TW': JSON.stringify(toNames(zhTW)),
  en: JSON.stringify(toNames(en)),
}

/** The value `names` of queries that answer names beside codes. */
export const codeNames = (language: Language) => ({ names: json[language] })
