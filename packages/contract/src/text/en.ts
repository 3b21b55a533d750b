import type { TranslationOf } from './interpolate.ts'
import type * as zhTW from './zh-TW.ts'

export const done = 'Done'

export const error: TranslationOf<typeof zhTW.error> = {
  VALIDATION: 'Some of the input is not valid',
  UNAUTHENTICATED: 'Please sign in',
  SECOND_FACTOR_REQUIRED: 'This account uses two-step verification. Please complete the second step',
  FORBIDDEN: 'You may not do this',
  STEP_REQUIRED: 'Please complete the required account set-up first',
  REAUTHENTICATION_REQUIRED: 'For your account’s safety, please confirm that it is you',
  NOT_FOUND: 'Not found',
  CONFLICT: 'The data has changed, please reload and try again',
  PAYMENT_NOT_CONFIGURED: 'No payment provider is configured, please contact the platform operator',
  TOO_LARGE: 'The file or content is too large',
  UNSUPPORTED_MEDIA: 'This type of file is not supported',
  RATE_LIMITED: 'Too many requests, please try again later',
  QUOTA_EXCEEDED: 'The store has reached its limit, please ask the operator',
  STORAGE_FULL: 'There is no space left',
  UNAVAILABLE: 'The system is unavailable for a moment, please try again',
  INTERNAL: 'Something went wrong',
}

export const validation: TranslationOf<typeof zhTW.validation> = {
  required: 'Required',
  requiredField: 'Required field',
  requiredStar: '**Required',
  tooLong: 'Longer than the maximum of {max} characters',
  email: 'Not a valid e-mail address',
  password:
    'At least 8 characters with a digit, a lower-case letter, an upper-case letter and a special character (!@#$%^&*?), at most 64 characters',
  samePassword: 'Please enter the same password',
  badCharacter: 'Contains characters that cannot be used',
  format: 'Not valid',
  date: 'Not a valid date',
  taxNumber: 'Not a valid tax number',
  url: 'Not a valid address. It must begin with http:// or https://',
  latitude: 'Latitude must be between -90 and 90',
  longitude: 'Longitude must be between -180 and 180',
  phone: 'Not a valid phone number',
  storeCode: 'The store code may have letters, digits, - and _ only',
  account: 'The account name must not contain spaces',
  maxBigImages: 'At most three images',
  macAddr: 'Not a valid MAC address, for example AA:BB:CC:DD:EE:FF',
  kmlTooLarge: 'The KML must not exceed 5 MB',
  broadcastDates: 'Choose at most {max} dates',
  sameDate: 'This date is listed twice',
  stopAfterStart: 'The end must be after the start',
  seconds: 'Must be between {min} and {max} seconds',
  pixels: 'Must be between 1 and {max} pixels',
  tooManyMaterials: 'At most {max} files',
  bothOrNone: 'Please fill in both',
  oneHome: 'A device belongs either to a place or to a store',
  reason: 'Please give a reason',
  chooseOne: 'Choose at least one',
  timeOfDay: 'Not a valid time, for example 09:30',
  noZero: 'Must not be 0',
  code: 'The code may have letters, digits, - and _ only',
  amount: 'Must be a whole number from {min} to {max}',
}

export const streamValidation: TranslationOf<typeof zhTW.streamValidation> = {
  streamUrl: 'Must begin with https://; http:// is for this machine only (localhost or 127.0.0.1)',
  muxToken: 'Not valid. Enter “signing key ID:private key”, both as Mux shows them',
  muxStream: 'A Mux signing key works with streams of https://stream.mux.com/ only',
}

export const productValidation: TranslationOf<typeof zhTW.productValidation> = {
  salePrice: 'The sale price must not exceed the list price',
  maxPerOrder: 'The maximum per order must not be below the minimum',
  variantsMissing: 'With options set, at least one variant is needed',
  optionsMissing: 'Please set the options first',
  optionValues: 'A variant has one value of each option',
  sameVariant: 'This variant is listed twice',
  sameCode: 'This variant code is listed twice',
  sameOption: 'This option name is listed twice',
  sameValue: 'This option value is listed twice',
  tooMany: 'At most {max}',
}

export const pointCardValidation: TranslationOf<typeof zhTW.pointCardValidation> = {
  rewardAt: 'Reward positions must differ and not exceed the goal',
  goalReward: 'Please set the reward for a full card',
  rewardOneOf: 'Choose a coupon, or describe the reward',
  bonusBelowGoal: 'The bonus must be below the goal',
}

export const invoiceValidation: TranslationOf<typeof zhTW.invoiceValidation> = {
  phoneBarcode: 'A mobile barcode is “/” and 7 letters, digits or + - .',
  certificate: 'A citizen certificate is 2 letters and 14 digits',
  loveCode: 'A donation code has 3 to 7 digits',
}
