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
import type { ReactNode } from 'react'
import { useOrderWords } from './use-order-words.ts'

export type MaterialOrderProps = {
  label: string
  items: readonly { key: string; name: string }[]
  onMove: (from: number, to: number) => void
  onDragging: (isDragging: boolean) => void
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
// A press on the handle that does not move is no drag.
const pointer = { activationConstraint: { distance: 4 } }

/** A list whose items are moved by hand or by keys. */
export function MaterialOrder({ label, items, onMove, onDragging, children }: MaterialOrderProps) {
  const words = useOrderWords(items)
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = items.map(({ key }) => key)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onDragging(false)
    if (!over || over.id === active.id) return
    onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={words}
      onDragStart={() => onDragging(true)}
      onDragEnd={onDragEnd}
      onDragCancel={() => onDragging(false)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
