import type { Deps } from '../deps.ts'

/** When, and by which rule, a delivery is compared with its promise; the values of `joinDelivery`. */
export type DeliveryMoment = { now: Date; startBy: string }

export const getDeliveryMoment = ({ now, settings }: Pick<Deps, 'now' | 'settings'>): DeliveryMoment => ({
  now: now(),
  startBy: settings.adStartBy,
})
