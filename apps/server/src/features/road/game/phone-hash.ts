import { createHmac } from 'node:crypto'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'

/** Tells phones apart for one business day only; the number that the phone keeps is not stored. */
export const hashPhone = (deps: Pick<Deps, 'settings' | 'now'>, phoneId: string) =>
  createHmac('sha256', deps.settings.secrets.jwt)
    .update(`game phone ${today(deps)} ${phoneId.toLowerCase()}`)
    .digest('base64url')
