import type { TranslationOf } from './interpolate.ts'
import type * as zhTW from './zh-TW.ts'

export const done = 'Done'

export const error: TranslationOf<typeof zhTW.error> = {
  VALIDATION: 'Some of the input is not valid',
  UNAUTHENTICATED: 'Please sign in',
  FORBIDDEN: 'You may not do this',
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
