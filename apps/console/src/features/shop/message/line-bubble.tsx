import PlayCircle from '@mui/icons-material/PlayCircle'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '../../platform/store/store-images.ts'
import { bubbleIcons } from './bubble-icons.ts'
import type { BubbleValues } from './message-values.ts'
import type { CardType, ShopCard } from './shop-cards.ts'

/** The phone preview is light in both themes. */
const ink = '#1b2334'
const faint = '#566079'
const balloon = {
  bgcolor: '#ffffff',
  color: ink,
  borderRadius: '16px',
  overflow: 'hidden',
  width: 'fit-content',
  maxWidth: '100%',
} as const
const cover = { display: 'block', width: '100%', objectFit: 'cover' } as const
const wrap = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const
const address = /(https?:\/\/[^\s，。；！？、）」』"'<>]+)/i

function Hint({ type, children }: { type: BubbleValues['type']; children: string }) {
  const Icon = bubbleIcons[type]
  return (
    <Box
      sx={{
        ...balloon,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1.25,
        fontSize: 13,
        lineHeight: '20px',
        color: faint,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {children}
    </Box>
  )
}

/** Shows URLs in the text like links. */
function Words({ text }: { text: string }) {
  return (
    <Box sx={{ ...balloon, ...wrap, px: 1.5, py: 1, fontSize: 14, lineHeight: '20px' }}>
      {text.split(address).map((part, at) =>
        at % 2 === 1 ? (
          <Box key={`${at} ${part}`} component="span" sx={{ color: '#0a5785', textDecoration: 'underline' }}>
            {part}
          </Box>
        ) : (
          part
        ),
      )}
    </Box>
  )
}

function Picture({ url, isSquare }: { url: string; isSquare: boolean }) {
  const shape = isSquare ? { aspectRatio: '1' } : { maxHeight: 280 }
  return (
    <Box sx={balloon}>
      <Box component="img" src={url} alt="" sx={{ ...cover, ...shape }} />
    </Box>
  )
}

function Film({ url }: { url: string }) {
  return (
    <Box sx={{ ...balloon, position: 'relative' }}>
      <Box component="img" src={url} alt="" sx={{ ...cover, maxHeight: 280 }} />
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: '#ffffff' }}>
        <PlayCircle aria-hidden sx={{ fontSize: 48, filter: 'drop-shadow(0 1px 4px rgb(0 0 0 / 0.5))' }} />
      </Box>
    </Box>
  )
}

function Card({ card, button }: { card: ShopCard; button: string }) {
  const clamp = {
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }
  return (
    <Box sx={{ ...balloon, width: '100%' }}>
      {card.image && (
        <Box component="img" src={fileUrl(card.image)} alt="" sx={{ ...cover, aspectRatio: '2' }} />
      )}
      <Box sx={{ p: 1.5 }}>
        <Box sx={{ ...wrap, fontSize: 16, lineHeight: '22px', fontWeight: 700 }}>{card.title}</Box>
        {card.text && (
          <Box sx={{ ...wrap, ...clamp, mt: 0.5, fontSize: 13, lineHeight: '18px', color: faint }}>
            {card.text}
          </Box>
        )}
        <Box
          sx={{
            mt: 1.5,
            py: 1,
            borderRadius: '8px',
            bgcolor: '#4f46e5',
            color: '#ffffff',
            textAlign: 'center',
            fontSize: 14,
            lineHeight: '20px',
            fontWeight: 600,
          }}
        >
          {button}
        </Box>
      </Box>
    </Box>
  )
}

export type LineBubbleProps = { bubble: BubbleValues; card: ShopCard | undefined }

/** One bubble as LINE draws it. */
export function LineBubble({ bubble, card }: LineBubbleProps): ReactNode {
  const { t } = useTranslation()
  const { type, text, image, linkUrl, video, preview } = bubble
  if (type === 'text')
    return text.trim() ? (
      <Words text={text.trim()} />
    ) : (
      <Hint type={type}>{t('message.preview.textHint')}</Hint>
    )
  if (type === 'image') {
    if (!image[0]) return <Hint type={type}>{t('message.preview.imageHint')}</Hint>
    return <Picture url={image[0].url} isSquare={linkUrl.trim() !== ''} />
  }
  if (type === 'video') {
    if (!preview[0] || !video[0]) return <Hint type={type}>{t('message.preview.videoHint')}</Hint>
    return <Film url={preview[0].url} />
  }
  const name = t(`message.bubble.${type}`)
  if (!card) return <Hint type={type}>{t('message.preview.cardHint', { name })}</Hint>
  return <Card card={card} button={t(`message.preview.${type satisfies CardType}`)} />
}
