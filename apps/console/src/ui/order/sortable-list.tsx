import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { DragEndEvent, Modifier } from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWords } from './use-order-words.ts'
import type { OrderItem } from './use-order-words.ts'

export type SortableListProps = {
  label: string
  items: readonly OrderItem[]
  onMove: (from: number, to: number) => void
  /** Items move in two directions. */
  isGrid?: boolean
  /** Styles of the list. */
  look?: object
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
// Pressing the handle without moving is not a drag.
const pointer = { activationConstraint: { distance: 4 } }

/** A list sortable by drag or keyboard. */
export function SortableList({ label, items, onMove, isGrid = false, look, children }: SortableListProps) {
  const words = useOrderWords(items)
  const isDragging = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = items.map(({ key }) => key)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    isDragging.current = false
    if (!over || over.id === active.id) return
    onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  // A dialog stops Escape before it reaches the drag's listener on the document.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDragging.current || event.key !== 'Escape') return
    event.stopPropagation()
    document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={isGrid ? [] : [upAndDown]}
      accessibility={words}
      onDragStart={() => void (isDragging.current = true)}
      onDragEnd={onDragEnd}
      onDragCancel={() => void (isDragging.current = false)}
    >
      <SortableContext items={keys} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        <Box
          component="ol"
          aria-label={label}
          onKeyDown={onKeyDown}
          sx={{ m: 0, p: 0, listStyle: 'none', ...look }}
        >
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

export type SortableItemProps = {
  id: string
  name: string
  look?: object
  children: (handle: ReactNode) => ReactNode
}

/** One item; `children` receives the drag handle. */
export function SortableItem({ id, name, look, children }: SortableItemProps) {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const style = { transform: CSS.Translate.toString(transform), transition }
  const handle = (
    <IconButton
      size="small"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t('ui.order.handle', { name })}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
    >
      <DragIndicator />
    </IconButton>
  )
  const lifted = isDragging && { zIndex: 1, position: 'relative', boxShadow: 3 }
  return (
    <Box component="li" ref={setNodeRef} style={style} sx={{ ...look, ...lifted }}>
      {children(handle)}
    </Box>
  )
}
