import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { DragEndEvent, Modifier } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useOrderWords } from './use-order-words.ts'

export type MaterialOrderProps = {
  label: string
  items: readonly { key: string; name: string }[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
// A press on the handle that does not move is no drag.
const pointer = { activationConstraint: { distance: 4 } }

/** A list whose items are moved by hand or by keys. */
export function MaterialOrder({ label, items, onMove, children }: MaterialOrderProps) {
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
      modifiers={[upAndDown]}
      accessibility={words}
      onDragStart={() => void (isDragging.current = true)}
      onDragEnd={onDragEnd}
      onDragCancel={() => void (isDragging.current = false)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          aria-label={label}
          onKeyDown={onKeyDown}
          sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
