import type { AuditAction, AuditOutcome } from '@lumiroute/contract/audit'
import { createDice, type Dice } from '../dice.ts'
import { demoStores } from './demo-stores.ts'

type Person = { id: number; storeId: number; storeCode: string }
type SignIn = {
  at: Date
  accountId: number
  storeId: number
  address: string
  action: AuditAction
  outcome: AuditOutcome
}

const days = 92
const dayMs = 86_400_000
const hourMs = 3_600_000

/** Accounts sign in on some mornings, now and then after a wrong password; those of a disabled store stop. */
export function listDemoSignIns(people: readonly Person[], now: Date): SignIn[] {
  const signIns = people.flatMap((person) => {
    const dice = createDice(person.id * 7919)
    const until = demoStores.find(({ storeCode }) => storeCode === person.storeCode)?.disabledDaysAgo ?? 0
    return Array.from({ length: days - until }, (_, day) => days - day).flatMap((ago) =>
      dice.isLucky(0.18) ? oneMorning(dice, person, new Date(now.getTime() - ago * dayMs)) : [],
    )
  })
  return signIns.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function oneMorning(dice: Dice, { id, storeId }: Person, day: Date): SignIn[] {
  // 9 to 11 o'clock in Taipei.
  const opens = Math.floor(day.getTime() / dayMs) * dayMs + hourMs
  const at = new Date(opens + dice.between(0, 2 * hourMs))
  const who = { accountId: id, storeId, address: `203.0.113.${10 + storeId}` }
  const isMistyped = dice.isLucky(0.1)
  return [
    ...(isMistyped
      ? [{ ...who, at, action: 'session.signInFailed', outcome: 'refused' } as const]
      : []),
    { ...who, at: new Date(at.getTime() + 20_000), action: 'session.signIn', outcome: 'done' },
  ]
}
