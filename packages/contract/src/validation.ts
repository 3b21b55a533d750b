/**
 * What a schema says about bad input: a text key, with parameters where the text has some. zod keeps a message as a
 * string, so both travel in one: `validation.seconds:min=1,max=60`. The texts are in text/.
 */
export const validationTexts = {
  required: 'validation.required',
  requiredField: 'validation.requiredField',
  requiredStar: 'validation.requiredStar',
  tooLong: (max: number) => `validation.tooLong:max=${max}`,
  email: 'validation.email',
  password: 'validation.password',
  samePassword: 'validation.samePassword',
  badCharacter: 'validation.badCharacter',
  format: 'validation.format',
  date: 'validation.date',
  taxNumber: 'validation.taxNumber',
  url: 'validation.url',
  latitude: 'validation.latitude',
  longitude: 'validation.longitude',
  phone: 'validation.phone',
  storeCode: 'validation.storeCode',
  account: 'validation.account',
  maxBigImages: 'validation.maxBigImages',
  macAddr: 'validation.macAddr',
  kmlTooLarge: 'validation.kmlTooLarge',
  broadcastDates: (max: number) => `validation.broadcastDates:max=${max}`,
  sameDate: 'validation.sameDate',
  stopAfterStart: 'validation.stopAfterStart',
  seconds: (min: number, max: number) => `validation.seconds:min=${min},max=${max}`,
  pixels: (max: number) => `validation.pixels:max=${max}`,
  tooManyMaterials: (max: number) => `validation.tooManyMaterials:max=${max}`,
  bothOrNone: 'validation.bothOrNone',
  oneHome: 'validation.oneHome',
  reason: 'validation.reason',
  chooseOne: 'validation.chooseOne',
  timeOfDay: 'validation.timeOfDay',
  noZero: 'validation.noZero',
  code: 'validation.code',
  amount: (min: number, max: number) => `validation.amount:min=${min},max=${max}`,
} as const

type Issue = {
  code?: string | undefined
  message?: string | undefined
  input?: unknown
  maximum?: number | bigint | undefined
}

/** The message for an issue whose schema named none. */
export function validationText(issue: Issue): string {
  if (
    issue.code === 'invalid_type' &&
    (issue.input === undefined || issue.input === null || issue.input === '')
  )
    return validationTexts.required
  return validationTexts.format
}

export type ValidationMessage = { key: string; params: Record<string, string> }

/** The key and parameters of a message; undefined for any other text. */
export function parseValidationMessage(message: string): ValidationMessage | undefined {
  const [, key, list] = /^((?:v|\w+V)alidation\.\w+)(?::([\w=,.-]+))?$/.exec(message) ?? []
  if (key === undefined) return undefined
  const pairs = list === undefined ? [] : list.split(',').map((pair) => pair.split('='))
  return { key, params: Object.fromEntries(pairs) as Record<string, string> }
}
