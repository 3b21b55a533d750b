import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { parseOwnTarget } from './own-target.ts'
import { useTargetChoices } from './target-choices.ts'

export type TargetNameProps = { address: string; storeCode: string }

/** The name of what the QR code of an ad opens in its store's front; undefined for other addresses. */
function useTargetName({ address, storeCode }: TargetNameProps): string | undefined {
  const { t } = useTranslation()
  const target = parseOwnTarget(storeCode, address)
  const thing = target && target.page !== 'home' ? target : undefined
  const choices = useTargetChoices(storeCode, thing?.page)
  if (!target) return undefined
  if (!thing) return t('ad.target.named', { name: t('ad.target.home') })
  const name = choices?.find(({ code }) => code === thing.code)?.name ?? thing.code
  return t('ad.target.named', { name })
}

export function TargetName(props: TargetNameProps) {
  const { address } = props
  const name = useTargetName(props)
  // A stored javascript: URL would run in the reader's session, so link only http and https.
  if (!/^https?:\/\//i.test(address)) return address || null
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {name ?? address}
    </Link>
  )
}
