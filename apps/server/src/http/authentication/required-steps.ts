import { type Endpoint, type RequiredStep, requiredSteps } from '@lumiroute/contract'
import type { Role } from '@lumiroute/contract/session'
import { AppError } from '../../errors/app-error.ts'
import type { Settings } from '../../settings.ts'
import type { Actor } from './identity.ts'

type Person = { role: Role; hasSecondFactor: boolean; mustChangePassword: boolean }

type Rules = Pick<Settings, 'operatorMfa'>

export const needsSecondFactor = ({ operatorMfa }: Rules, role: Role): boolean =>
  operatorMfa === 'required' && role === 'ROLE_ADMIN'

const isDue: Record<RequiredStep, (person: Person, settings: Rules) => boolean> = {
  newPassword: ({ mustChangePassword }) => mustChangePassword,
  secondFactor: ({ role, hasSecondFactor }, settings) =>
    !hasSecondFactor && needsSecondFactor(settings, role),
}

/** What this person must still do; it is part of the access token, so that no call needs a query. */
export const listRequiredSteps = (settings: Rules, person: Person): RequiredStep[] =>
  requiredSteps.filter((step) => isDue[step](person, settings))

const refusals = {
  newPassword: 'session.newPasswordRequired',
  secondFactor: 'session.secondFactorRequired',
} as const satisfies Record<RequiredStep, string>

/** The only place that enforces required steps. */
export function requireStepsDone({ access, allowedDuring = [] }: Endpoint, actor: Actor | null): void {
  const step = actor?.requiredSteps[0]
  if (step === undefined || access.who === 'public' || allowedDuring.includes(step)) return
  throw new AppError(refusals[step])
}
