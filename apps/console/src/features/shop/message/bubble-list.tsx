import { bubbleTypes, maxBubbles } from '@lumiroute/contract/message'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SortableItem, SortableList } from '../../../ui/order/sortable-list.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { BubbleFields } from './bubble-fields.tsx'
import { bubbleIcons } from './bubble-icons.ts'
import { type BubbleType, type MessageControl, newBubble } from './message-values.ts'
import type { ShopCards } from './shop-cards.ts'

export type BubbleListProps = {
  control: MessageControl
  storeCode: string
  cards: ShopCards
  /** Current form values: the field array's copy is only updated when the list changes. */
  valueAt: (at: number) => BubbleListValue
}
type BubbleListValue = ReturnType<typeof newBubble>

const frame = { border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' } as const
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  pl: 0.5,
  pr: 1,
  height: 44,
  borderBottom: 1,
  borderColor: 'divider',
} as const

type HeadProps = {
  name: string
  type: BubbleType
  handle: ReactNode
  onCopy?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

function Head({ name, type, handle, onCopy, onRemove }: HeadProps) {
  const { t } = useTranslation()
  const Icon = bubbleIcons[type]
  const [copy, remove] = [t('message.form.duplicate', { name }), t('message.form.removeBubble', { name })]
  return (
    <Box sx={head}>
      {handle}
      <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      <Box component="h3" sx={{ m: 0, flexGrow: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
        {name}
      </Box>
      {onCopy && (
        <Tooltip title={copy}>
          <IconButton size="small" aria-label={copy} onClick={onCopy}>
            <ContentCopy />
          </IconButton>
        </Tooltip>
      )}
      {onRemove && (
        <Tooltip title={remove}>
          <IconButton size="small" aria-label={remove} onClick={onRemove}>
            <DeleteOutlined />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

function AddButtons({ onAdd }: { onAdd: (type: BubbleType) => void }) {
  const { t } = useTranslation()
  return (
    <Box
      role="group"
      aria-label={t('message.form.addBubble')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ fontSize: 13, color: 'text.secondary', mr: 0.5 }}>{t('message.form.addBubble')}</Box>
      {bubbleTypes.map((type) => {
        const Icon = bubbleIcons[type]
        return (
          <Button
            key={type}
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<Icon />}
            onClick={() => onAdd(type)}
          >
            {t(`message.bubble.${type}`)}
          </Button>
        )
      })}
    </Box>
  )
}

/** One to five bubbles in sending order. */
export function BubbleList({ control, storeCode, cards, valueAt }: BubbleListProps) {
  const { t } = useTranslation()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'messages' })
  const getName = (at: number, type: BubbleType) =>
    t('message.form.bubbleName', { at: at + 1, kind: t(`message.bubble.${type}`) })
  const hasRoom = fields.length < maxBubbles
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SortableList
        label={t('message.form.content')}
        items={fields.map(({ id, type }, at) => ({ key: id, name: getName(at, type) }))}
        look={{ display: 'grid', gap: 1.5 }}
        onMove={move}
      >
        {fields.map(({ id, type }, at) => (
          <SortableItem key={id} id={id} name={getName(at, type)} look={frame}>
            {(handle) => (
              <>
                <Head
                  {...{ type, handle }}
                  name={getName(at, type)}
                  onCopy={hasRoom ? () => insert(at + 1, valueAt(at)) : undefined}
                  onRemove={fields.length > 1 ? () => remove(at) : undefined}
                />
                <Box sx={{ p: 2 }}>
                  <BubbleFields {...{ control, storeCode, cards, at, type }} />
                </Box>
              </>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {hasRoom && <AddButtons onAdd={(type) => append(newBubble(type))} />}
    </Box>
  )
}
