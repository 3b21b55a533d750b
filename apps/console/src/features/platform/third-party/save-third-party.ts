import { listStores } from '@lumiroute/contract/store'
import { addThirdParty, listThirdParty, modifyThirdParty } from '@lumiroute/contract/third-party'
import type { Store } from '@lumiroute/contract/store'
import type { ThirdParty, ThirdPartyForm } from '@lumiroute/contract/third-party'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'

const lines = [
  'lineChannelSecret',
  'lineAccessToken',
  'lineLiffId',
  'lineLoginChannelId',
  'lineLoginChannelSecret',
] as const
type Lines = Pick<ThirdParty, (typeof lines)[number]>

/** Update if any LINE value is stored, otherwise create. */
export const hasAnyLine = (stored: Lines | undefined) => !!stored && lines.some((name) => stored[name] !== '')

export function useSaveThirdParty(
  { storeCode, storeName }: Pick<Store, 'storeCode' | 'storeName'>,
  stored: ThirdParty | undefined,
) {
  const { t } = useTranslation()
  const act = {
    invalidate: [listThirdParty, listStores],
    success: () => t('thirdParty.done', { name: storeName }),
  }
  const add = useAct(addThirdParty, act)
  const modify = useAct(modifyThirdParty, act)
  return (values: ThirdPartyForm) => {
    const { mutateAsync } = hasAnyLine(stored) ? modify : add
    return mutateAsync({ ...values, store: storeCode })
  }
}
