import type { DeliveryMoment } from '../../../clock/delivery-moment.ts'
import type { Handle } from '../../../db/db.ts'
import { type DeliveryRow, findDelivery } from './queries/delivery.queries.ts'

/** What was delivered of the promise, and the people minutes; the same figures as in the list of records. */
export const readDelivery = (
  db: Handle,
  recordId: number,
  { now, startBy }: DeliveryMoment,
): Promise<DeliveryRow> => findDelivery(db, recordId, now, startBy)
