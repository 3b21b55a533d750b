import { SortableItem, SortableList } from '../order/sortable-list.tsx'
import { DoneTile } from './upload-tile.tsx'
import type { DoneTileProps } from './upload-tile.tsx'

export type SortableTilesProps = {
  label: string
  tiles: readonly (Omit<DoneTileProps, 'handle'> & { id: string })[]
  look: object
  onMove: (from: number, to: number) => void
}

/** Uploaded files, sortable by drag and keyboard. */
export function SortableTiles({ label, tiles, look, onMove }: SortableTilesProps) {
  // Several files may have the same name.
  const items = tiles.map(({ id, name }, at) => ({ key: id, name: `${name} ${at + 1}` }))
  return (
    <SortableList {...{ label, items, look, onMove }}>
      {tiles.map(({ id, ...tile }, at) => (
        <SortableItem key={id} id={id} name={items[at]?.name ?? ''}>
          {(handle) => <DoneTile {...tile} handle={handle} />}
        </SortableItem>
      ))}
    </SortableList>
  )
}
