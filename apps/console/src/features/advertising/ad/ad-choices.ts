import {
  moveTypeCodes,
  orientationCodes,
  playModeCodes,
  vehicleTypeCodes,
  type MoveType,
  type Orientation,
  type PlayMode,
  type VehicleType,
} from '@lumiroute/contract/ad'
import type { TFunction } from 'i18next'
import type { Choice } from '../../../ui/form/select-field.tsx'

const known = {
  moveType: moveTypeCodes,
  vehicleType: vehicleTypeCodes,
  mode: playModeCodes,
  orientation: orientationCodes,
} as const
type Known = { moveType: MoveType; vehicleType: VehicleType; mode: PlayMode; orientation: Orientation }
type Kind = keyof Known

const getName = <K extends Kind>(t: TFunction, kind: K, code: Known[K]): string =>
  t(`ad.${kind}.${code}` as 'ad.moveType.move_play')

export const toChoices = (t: TFunction, kind: Kind): Choice[] =>
  known[kind].map((value) => ({ value, label: getName(t, kind, value) }))

/** Shows a code that this console does not know under the server's name for it. */
export function codeText(t: TFunction, kind: Kind, { code, name }: { code: string; name: string }): string {
  const found = known[kind].find((one) => one === code)
  return found ? getName(t, kind, found) : name
}

export const orientationText = (t: TFunction, code: string) =>
  codeText(t, 'orientation', { code, name: code })
