import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { LineBubble } from './line-bubble.tsx'
import type { BubbleValues } from './message-values.ts'
import { getCard, type ShopCards } from './shop-cards.ts'

export type LinePreviewProps = { bubbles: readonly BubbleValues[]; cards: ShopCards; account: string }

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

/** The message as a LINE chat shows it. */
export function LinePreview({ bubbles, cards, account }: LinePreviewProps) {
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
