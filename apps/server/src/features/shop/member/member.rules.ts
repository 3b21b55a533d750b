import { refuseField } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import { generateCode } from '../shop/generate-code.ts'

/** By chance: a running number would tell how many customers a store has. */
export const makeMemberCode = () => generateCode('M')

export const futureBirth = '生日不可晚於今天'

export function requirePastDay(deps: Pick<Deps, 'now' | 'settings'>, birth: string | null): void {
  if (birth !== null && birth > today(deps)) throw refuseField('mbrBirth', futureBirth)
}
