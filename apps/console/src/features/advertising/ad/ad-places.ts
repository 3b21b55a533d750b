import type { Ad } from '@lumiroute/contract/ad'
import { joinNames } from '../../../lib/format/join.ts'

export const screenNames = ({ screens }: Pick<Ad, 'screens'>): string =>
  joinNames(screens.map(({ name, macAddr }) => name || macAddr))

/** Where an ad plays: its place, otherwise its screens. */
export const placeText = (ad: Pick<Ad, 'fixLocation' | 'screens'>): string =>
  ad.fixLocation || screenNames(ad)

/** The route of a moving ad, otherwise the place or the screens. */
export const whereText = (ad: Pick<Ad, 'vehicle' | 'fixLocation' | 'screens'>): string =>
  ad.vehicle.route?.name ?? placeText(ad)
