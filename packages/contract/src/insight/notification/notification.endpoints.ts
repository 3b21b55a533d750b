import { z } from 'zod'
import { signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { linkSchema } from '../../platform/link/link-schema.ts'

/** One entry of the bell: the number of tasks of a kind. */
export const Todo = z.object({
  kind: z.enum([
    'storeWithoutAdmin',
    'adminWithoutPassword',
    'mailFailed',
    'adToReview',
    'deviceOffline',
    'dateWithoutVehicle',
    'adNotStarted',
    'makeGoodToDecide',
    'makeGoodDecided',
    'paymentOpen',
    'refundDue',
    'logBroken',
    'adRejected',
    'adUnpaid',
    'adAccepted',
    'orderToPrepare',
    'orderToRefund',
    'productShort',
    'storeInfoIncomplete',
    'lineNotSet',
  ]),
  count: z.int().min(1),
  link: linkSchema,
})
export type Todo = z.infer<typeof Todo>

export const listTodos = endpoint({
  id: 'notification.list',
  method: 'GET',
  path: '/notification',
  summary: 'Lists the open tasks of the signed-in person, as shown by the bell.',
  access: signedIn,
  permission: 'self',
  category: null,
  polling: 'always',
  answer: z.object({ todoList: z.array(Todo), total: z.int() }),
})
