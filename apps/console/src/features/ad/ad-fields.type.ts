import type { AdForm } from '@lumiroute/contract'
import type { Control } from 'react-hook-form'
import type { AdValues } from './ad.values.ts'

export type AdControl = Control<AdValues, unknown, AdForm>

export type AdFieldsProps = {
  control: AdControl
  /** Type, vehicle type and dates are paid for or booked. */
  isBooked: boolean
}
