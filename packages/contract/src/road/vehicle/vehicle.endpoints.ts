import { z } from 'zod'
import { vehicleStatusCodes, vehicleTypeCodes } from '../../advertising/ad/ad-codes.ts'
import { operator } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, RequiredText } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { OnScreen } from '../device/device.endpoints.ts'
import { MacAddr } from '../device/mac-address.ts'
import { validationTexts as say } from '../../validation.ts'

const Coded = z.object({ code: z.string(), name: z.string() })
const Carried = z.object({ macAddr: z.string(), name: z.string() }).nullable()

export const Vehicle = z.object({
  id: Id,
  no: z.string(),
  deviceOne: Carried,
  sensorOne: Carried,
  vehicleType: Coded,
  vehicleStatus: Coded,
  /** What its screen shows now; null if it has not reported lately. */
  onScreen: OnScreen.nullable(),
  updatedAt: z.string(),
  version: z.int(),
})
export type Vehicle = z.infer<typeof Vehicle>

/** 0, a drop-down's placeholder, means no choice. */
const NoneOr = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === 0 || value === '0' || value === '' ? null : value), schema.nullable())

export const VehicleForm = z.object({
  no: RequiredText(20, { required: say.requiredStar }),
  deviceOne: NoneOr(MacAddr).default(null),
  sensorOne: NoneOr(MacAddr).default(null),
  vehicleType: z.enum(vehicleTypeCodes, say.requiredStar),
  vehicleStatus: z.enum(vehicleStatusCodes, say.requiredStar),
})

export const listVehicles = endpoint({
  id: 'vehicle.list',
  method: 'POST',
  path: '/vehicle/query',
  summary: 'Lists vehicles, or one by id.',
  access: operator,
  category: null,
  body: z.object({
    vehicleId: Id.optional(),
    vehicleType: z.enum(vehicleTypeCodes).optional(),
    vehicleStatus: z.enum(vehicleStatusCodes).optional(),
    ...listFields(['id', 'no', 'vehicleType', 'vehicleStatus', 'updatedAt']),
  }),
  answer: z.object({ vehicleList: z.array(Vehicle), total: Total }),
})

export const createVehicle = endpoint({
  id: 'vehicle.create',
  method: 'POST',
  path: '/vehicle/add',
  summary: 'Creates a vehicle.',
  access: operator,
  category: null,
  body: z.object({ vehicle_data: VehicleForm }),
  answer: z.object({ vehicle: Vehicle }),
  errors: ['CONFLICT'],
  audit: 'vehicle.created',
})

export const updateVehicle = endpoint({
  id: 'vehicle.update',
  method: 'POST',
  path: '/vehicle/update',
  summary: 'Updates a vehicle.',
  access: operator,
  category: null,
  body: z.object({ vehicle_data: VehicleForm.extend({ vehicleId: Id, version: z.int().optional() }) }),
  answer: z.object({ vehicle: Vehicle }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'vehicle.updated',
})

export const deleteVehicle = endpoint({
  id: 'vehicle.delete',
  method: 'POST',
  path: '/vehicle/delete',
  summary: 'Deletes a vehicle without bookings and timetables.',
  access: operator,
  category: null,
  body: z.object({ vehicleId: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'vehicle.deleted',
})
