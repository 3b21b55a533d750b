import type { TFunction } from 'i18next'
import { absent } from '../../../lib/format/format.ts'

const known = (text: (value: number) => string) => (value: number) =>
  Number.isNaN(value) ? absent : text(value)

/** The measured values of a sample as text; a dash for missing ones. */
export const momentTexts = (t: TFunction) => ({
  position: (lat: number, lng: number) =>
    Number.isNaN(lat) || Number.isNaN(lng) ? absent : `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
  temp: known((value) => `${value.toFixed(1)} °C`),
  humidity: known((value) => `${Math.round(value)}%`),
  rain: known((value) => t(value > 0 ? 'record.route.rainy' : 'record.route.dry')),
  people: (value: number) =>
    Number.isNaN(value) ? t('record.route.peopleUnknown') : t('record.route.people', { people: value }),
})
