import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'

export function requirePastBirthday(deps: Pick<Deps, 'now' | 'settings'>, birth: string | null): void {
  if (birth !== null && birth > today(deps)) throw refuseField('mbrBirth', text('member.birthdayInFuture'))
}
