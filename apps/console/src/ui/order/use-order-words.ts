import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

export type OrderItem = { key: string; name: string }

/** Screen reader announcements while an item is moved. */
export function useOrderWords(items: readonly OrderItem[]) {
  const { t } = useTranslation()
  const total = items.length
  const isLifted = useRef(false)
  const getName = (id: UniqueIdentifier) => items.find(({ key }) => key === id)?.name ?? ''
  const getPlace = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isLifted.current = true
      return t('ui.order.start', { name: getName(active.id), at: getPlace(active.id), total })
    },
    onDragOver: ({ active, over }) => {
      // A lifted item is at once over its own position: announcing that would interrupt the first
      // announcement.
      const isFirst = isLifted.current && over?.id === active.id
      isLifted.current = false
      if (!over || isFirst) return undefined
      return t('ui.order.over', { name: getName(active.id), at: getPlace(over.id), total })
    },
    onDragEnd: ({ active, over }) =>
      t('ui.order.end', { name: getName(active.id), at: getPlace((over ?? active).id), total }),
    onDragCancel: ({ active }) => t('ui.order.cancel', { name: getName(active.id) }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('ui.order.help') } }
}
