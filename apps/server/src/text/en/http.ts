import type { TranslationOf } from '@lumiroute/contract/text'
import type { http as zhTW } from '../zh-TW/http.ts'

export const http: TranslationOf<typeof zhTW> = {
  requestTimeout: 'The request took too long, please try again',
  prefetchRefused: 'Prefetched requests are not carried out',
}
