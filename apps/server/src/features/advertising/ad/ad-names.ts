import type { AdAction, PayStatus, VehicleType } from '@lumiroute/contract/ad'
import { type Text, text } from '../../../text/text.ts'

export const getVehicleTypeName = (vehicleType: string): Text =>
  text(`vehicleType.${vehicleType as VehicleType}`)

export const getStatusName = (status: PayStatus): Text => text(`adStatus.${status === '' ? 'draft' : status}`)

export const getActionName = (action: AdAction): Text => text(`adAction.${action}`)
