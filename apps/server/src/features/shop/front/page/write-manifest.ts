import { frontPath } from '@lumiroute/contract/member'
import type { FrontStore } from '@lumiroute/contract/front'
import type { Language } from '@lumiroute/contract/text'
import { htmlLanguages } from '../../../../http/response/plain-page.ts'

const ownIcon = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }

/** The store front as an app on a phone's home screen. */
export function writeManifest({ storeCode, storeName, storeImage }: FrontStore, language: Language): string {
  const start = frontPath(storeCode)
  return JSON.stringify({
    id: start,
    name: storeName,
    short_name: storeName,
    lang: htmlLanguages[language],
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    icons: [...(storeImage ? [{ src: `/api/files/${storeImage}`, sizes: 'any' }] : []), ownIcon],
  })
}
