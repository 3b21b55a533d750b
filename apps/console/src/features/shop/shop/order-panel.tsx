import { arrayMove } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { SortableItem, SortableList } from '../../../ui/order/sortable-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { NamedPicture } from './named-picture.tsx'

export type Ordered = { code: string; name: string; image: string | undefined }
export type OrderPanelProps = {
  title: string
  text: string
  things: readonly Ordered[]
  onSave: (codes: string[]) => Promise<unknown>
  onClose: () => void
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const
const number = {
  width: 32,
  textAlign: 'right',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Sorts items into the order that members see; saved in one call. */
export function OrderPanel({ title, text, things, onSave, onClose }: OrderPanelProps) {
  const { t } = useTranslation()
  const [order, setOrder] = useState([...things])
  const [busy, setBusy] = useState(false)
  const dirty = order.some(({ code }, at) => code !== things[at]?.code)
  useUnsavedGuard(dirty && !busy)
  const save = async () => {
    setBusy(true)
    await onSave(order.map(({ code }) => code))
      .then(onClose)
      .catch(() => setBusy(false))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Section title={title} text={text}>
        <SortableList
          label={title}
          items={order.map(({ code, name }) => ({ key: code, name }))}
          look={{ display: 'grid', gap: 1 }}
          onMove={(from, to) => setOrder((now) => arrayMove(now, from, to))}
        >
          {order.map(({ code, name, image }, at) => (
            <SortableItem key={code} id={code} name={name} look={row}>
              {(handle) => (
                <>
                  {handle}
                  <Box sx={number}>{at + 1}</Box>
                  <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                    <NamedPicture image={image}>
                      <Box sx={{ fontSize: 14, ...oneLine }}>{name}</Box>
                    </NamedPicture>
                  </Box>
                  <Box sx={{ color: 'text.secondary', fontSize: 12, display: { xs: 'none', sm: 'block' } }}>
                    <MonoCode>{code}</MonoCode>
                  </Box>
                </>
              )}
            </SortableItem>
          ))}
        </SortableList>
      </Section>
      <Box sx={{ mt: 2.5 }}>
        <StickyBar note={dirty ? t('catalogue.unsaved') : ''}>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('ui.dialog.cancel')}
          </Button>
          <SubmitButton busy={busy}>{t('catalogue.saveOrder')}</SubmitButton>
        </StickyBar>
      </Box>
    </form>
  )
}
