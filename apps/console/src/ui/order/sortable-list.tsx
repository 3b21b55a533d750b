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
  /** A grid moves in two directions. */
  isGrid?: boolean
  /** The look of the list itself. */
  look?: object
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
// A press on the handle that does not move is no drag.
const pointer = { activationConstraint: { distance: 4 } }

/** A list whose items are moved by hand or by keys. */
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
  // A dialog swallows Escape before the drag, which listens at the document, could hear it.
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

/** One item; `children` gets the handle to put where it belongs. */
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
