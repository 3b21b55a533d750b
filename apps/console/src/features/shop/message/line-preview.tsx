import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { FrontPreview } from '../front/front-preview.tsx'
import { LineBubble } from './line-bubble.tsx'
import { findMessageTarget } from './message-target.ts'
import type { BubbleValues } from './message-values.ts'
import { getCard, type ShopCards } from './shop-cards.ts'

export type LinePreviewProps = {
  bubbles: readonly BubbleValues[]
  cards: ShopCards
  account: string
  storeCode: string
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 2,
  py: 1.25,
  bgcolor: '#dfe7e2',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
const day = {
  mx: 'auto',
  mb: 1.5,
  px: 1.25,
  width: 'fit-content',
  borderRadius: '10px',
  fontSize: 11,
  lineHeight: '20px',
  bgcolor: '#8fa398',
  color: '#0b1220',
} as const
const face = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  bgcolor: '#2e5d48',
  color: '#ffffff',
  fontSize: 14,
  fontWeight: 600,
} as const

function Chat({ bubbles, cards, account }: LinePreviewProps) {
  const { t } = useTranslation()
  const name = account || t('message.preview.account')
  return (
    <PhoneFrame label={t('message.preview.label')}>
      <Box sx={{ minHeight: 480, bgcolor: '#b9c8c0' }}>
        <Box sx={head}>{name}</Box>
        <Box sx={{ p: 1.5 }}>
          <Box sx={day}>{t('message.preview.today')}</Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Box aria-hidden sx={face}>
              {String.fromCodePoint(name.codePointAt(0) ?? 0x3f)}
            </Box>
            <Box sx={{ minWidth: 0, flexGrow: 1, display: 'grid', gap: 1, pr: 2 }}>
              {bubbles.map((bubble, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- bubbles have no id, and their order is fixed
                <LineBubble key={at} bubble={bubble} card={getCard(cards, bubble)} />
              ))}
            </Box>
          </Box>
        </Box>
      </Box>
    </PhoneFrame>
  )
}

/** The message as a LINE chat shows it, and the page of the store's front that its link opens. */
export function LinePreview(props: LinePreviewProps) {
  const { t } = useTranslation()
  const { bubbles, storeCode } = props
  // While a link is typed, every letter would open another page.
  const target = useDebounced(findMessageTarget(bubbles, storeCode) ?? null)
  if (!target) return <Chat {...props} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Chat {...props} />
      <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary', textAlign: 'center' }}>
        {t('message.preview.opened')}
      </Box>
      <FrontPreview label={t('message.preview.openedLabel')} {...{ storeCode, target }} />
    </Box>
  )
}
