import { vehicleStatusCodes, vehicleTypeCodes } from '@lumiroute/contract/ad'
import type { TFunction } from 'i18next'
import type { Choice } from '../../../ui/form/select-field.tsx'

export type Coded = { code: string; name: string }

/** Shows a code that this console does not know under the server's name for it. */
export function typeText(t: TFunction, { code, name }: Coded): string {
  const known = vehicleTypeCodes.find((one) => one === code)
  return known ? t(`vehicle.type.${known}`) : name
}

export function statusText(t: TFunction, { code, name }: Coded): string {
  const known = vehicleStatusCodes.find((one) => one === code)
  return known ? t(`vehicle.status.${known}`) : name
}

export const typeChoices = (t: TFunction): Choice[] =>
  vehicleTypeCodes.map((value) => ({ value, label: t(`vehicle.type.${value}`) }))

export const statusChoices = (t: TFunction): Choice[] =>
  vehicleStatusCodes.map((value) => ({ value, label: t(`vehicle.status.${value}`) }))
