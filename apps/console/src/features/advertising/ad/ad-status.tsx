import { payStatusCodes } from '@lumiroute/contract/ad'
import type { Ad, PayStatus } from '@lumiroute/contract/ad'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

type Payment = Pick<Ad, 'payment'>

const looks = {
  '': { name: 'draft', tone: 'neutral', icon: EditNoteOutlined },
  unpay: { name: 'unpay', tone: 'warning', icon: PaymentsOutlined },
  paid: { name: 'paid', tone: 'info', icon: PaymentsOutlined },
  request: { name: 'request', tone: 'live', icon: HourglassEmpty },
  accept: { name: 'accept', tone: 'success', icon: CheckCircleOutlined },
  reject: { name: 'reject', tone: 'danger', icon: UndoOutlined },
} as const

const isPayStatus = (code: string): code is PayStatus => payStatusCodes.some((known) => known === code)
const getLook = ({ payment }: Payment) => looks[isPayStatus(payment.statusCode) ? payment.statusCode : '']

export const statusText = (t: TFunction, ad: Payment): string => t(`ad.status.${getLook(ad).name}`)

/** By name: in a URL, the empty status of a draft would mean "all". */
export const statusChoices = (t: TFunction) =>
  Object.values(looks).map(({ name }) => ({ value: name, label: t(`ad.status.${name}`) }))
export const statusNamed = (name: string | undefined) =>
  payStatusCodes.find((code) => looks[code].name === name)

export function AdStatus({ ad }: { ad: Payment }) {
  const { t } = useTranslation()
  const { tone, icon } = getLook(ad)
  return <StatusBadge tone={tone} icon={icon} label={statusText(t, ad)} />
}

const isPaid = ({ payment }: Payment) => payment.pay === 'paid'
export const payText = (t: TFunction, ad: Payment): string =>
  t(isPaid(ad) ? 'ad.status.paid' : 'ad.status.unpay')

/** Payment status, shown next to a review status that hides it. */
export function PayFact({ ad }: { ad: Payment }) {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={isPaid(ad) ? 'neutral' : 'warning'} icon={PaymentsOutlined} label={payText(t, ad)} />
  )
}

const noteStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: 168,
  mt: 0.25,
  mb: 0.5,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'normal',
  color: 'text.secondary',
} as const

export function statusNotes(t: TFunction, ad: Ad): string[] {
  const isRejected = ad.payment.statusCode === 'reject'
  return [
    isRejected && ad.payment.reason,
    isRejected && ad.onAir && t('ad.onAir'),
    ad.hasOpenChange && t('ad.openChange'),
  ].filter((note): note is string => !!note)
}

/** The badge, and below it the reason for a return or a note about what is still playing. */
export function AdStatusCell({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  const notes = statusNotes(t, ad)
  if (notes.length === 0) return <AdStatus ad={ad} />
  return (
    <Box sx={{ py: 0.75 }}>
      <AdStatus ad={ad} />
      {notes.map((note) => (
        <Box key={note} title={note} sx={noteStyle}>
          {note}
        </Box>
      ))}
    </Box>
  )
}
