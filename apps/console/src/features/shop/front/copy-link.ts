import { useTranslation } from 'react-i18next'
import { announce } from '../../../lib/announce.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { frontAddress } from './front-address.ts'
import type { FrontThing } from './front-thing.ts'

/** Copies the address of a page of the store's front, and says so. */
export function useCopyLink(storeCode: string) {
  const { t } = useTranslation()
  return async ({ name, target }: Pick<FrontThing, 'name' | 'target'>) => {
    const address = frontAddress(storeCode, target)
    if (await copyText(address)) announce('success', t('front.link.copied', { name }))
    else announce('error', t('front.link.copyFailed', { address }))
  }
}
