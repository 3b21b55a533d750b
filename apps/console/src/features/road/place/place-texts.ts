import { directionCodes } from '@lumiroute/contract/place'
import type { Place } from '@lumiroute/contract/place'
import type { TFunction } from 'i18next'

export const directionChoices = (t: TFunction) =>
  directionCodes.map((value) => ({ value, label: t(`place.direction.${value}`) }))

function directionText(t: TFunction, { direction }: Pick<Place, 'direction'>): string {
  const known = directionCodes.find((code) => code === direction?.code)
  return known ? t('place.facing', { direction: t(`place.direction.${known}`) }) : (direction?.name ?? '')
}

/** For example 1920 × 1080，面向南. */
export function panelText(
  t: TFunction,
  place: Pick<Place, 'panelWidth' | 'panelHeight' | 'direction'>,
): string {
  const size = place.panelWidth && place.panelHeight ? `${place.panelWidth} × ${place.panelHeight}` : ''
  return [size, directionText(t, place)].filter(Boolean).join(t('place.separator'))
}
