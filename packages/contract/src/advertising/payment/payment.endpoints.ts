import { z } from 'zod'
import { anyone, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, RequiredText, Text } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'

/** What the external checkout page receives; `prodTotlePrice` is spelled as that page expects it. */
export const HandOff = z.object({
  paymentId: z.string(),
  uuid: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  mbrCode: z.literal(''),
  mbrName: z.literal(''),
  mbrMobile: z.literal(''),
  mbrGender: z.literal(''),
  mbrBirth: z.literal(''),
  mbrEmail: z.literal(''),
  mbrAddr: z.literal(''),
  payMemo: z.string(),
  prodTotlePrice: z.int(),
  productList: z.array(
    z.object({ prodCode: z.string(), prodName: z.string(), prodQty: z.int(), prodPrice: z.int() }),
  ),
  returnUrl: z.string(),
})
export type HandOff = z.infer<typeof HandOff>

export const payAd = endpoint({
  id: 'payment.payAd',
  method: 'POST',
  path: '/ad/pay',
  summary: 'Creates the order of an ad and returns the URL of its payment page.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'adSubscription',
  body: z.object({ storeId: Id, adId: Id }),
  answer: z.object({
    paymentId: z.string(),
    checkoutUrl: z.string(),
    /** The fields that the browser posts if the payment page takes a form; otherwise null. */
    checkoutForm: z.record(z.string(), z.string()).nullable(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYMENT_NOT_CONFIGURED'],
  audit: 'ad.paymentStarted',
})

export const notifyPayment = endpoint({
  id: 'payment.notify',
  method: 'POST',
  path: '/payment/notify',
  summary: 'Receives the signed result of a checkout: sign = hex HMAC-SHA256 of `paymentId|status|amount`.',
  access: anyone,
  category: null,
  body: z.object({
    paymentId: RequiredText(50),
    status: z.enum(['SUCCESS', 'FAIL']),
    amount: z.int(),
    sign: RequiredText(200),
  }),
  answer: z.object({}),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 600,
  audit: null,
})

/** Not trimmed: the signature covers every character. */
const FormText = z
  .string()
  .max(1000)
  .regex(/^[^\u0000]*$/, say.badCharacter)
const maxFormFields = 100

const EcpayForm = z
  .object({ MerchantTradeNo: FormText })
  .catchall(FormText)
  .refine((fields) => Object.keys(fields).length <= maxFormFields, say.format)

export const notifyEcpay = endpoint({
  id: 'payment.notifyEcpay',
  method: 'POST',
  path: '/payment/ecpay/notify',
  summary: 'Receives ECPay’s result, form-encoded; responds with 1|OK once it is stored.',
  access: anyone,
  category: null,
  takesForm: true,
  body: EcpayForm,
  answer: { binary: 'text/plain' },
  callsPerMinute: 600,
  audit: null,
})

export const returnEcpay = endpoint({
  id: 'payment.returnEcpay',
  method: 'POST',
  path: '/payment/ecpay/return',
  summary: 'Redirects a browser that returns from ECPay to the console; the parameters are not trusted.',
  access: anyone,
  category: null,
  takesForm: true,
  body: EcpayForm,
  answer: { binary: 'text/html' },
  callsPerMinute: 600,
  audit: null,
})

export const sandboxOutcomes = ['pay', 'fail', 'cancel', 'later'] as const

export const settleSandbox = endpoint({
  id: 'payment.sandbox',
  method: 'POST',
  path: '/payment/sandbox',
  summary: 'Receives a choice from the sandbox checkout page; not available with a real payment provider.',
  access: anyone,
  category: null,
  body: z.object({ paymentId: RequiredText(50), uuid: RequiredText(50), outcome: z.enum(sandboxOutcomes) }),
  answer: z.object({ returnUrl: Text(2000) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 60,
  audit: null,
})
