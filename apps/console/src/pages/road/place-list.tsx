import type { Place } from '@lumiroute/contract/place'
import { deletePlace, listPlaces } from '@lumiroute/contract/place'
import { placeColumns } from '../../features/road/place/place.columns.tsx'
import { placePaths } from '../../features/road/place/place.paths.ts'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { edit, remove } from '../kit/row-actions.tsx'

export const PlaceListPage = defineListPage({
  noun: 'place',
  endpoint: listPlaces,
  rows: 'placeList',
  columns: placeColumns,
  hidden: { wide: [], medium: ['row', 'updatedAt'], narrow: ['row', 'updatedAt', 'panel'] },
  drawing: <DarkBoard />,
  create: placePaths.create,
  rowActions: [
    edit(({ id }: Place) => placePaths.edit(id)),
    // The server refuses while devices or ads use the place, and names them.
    remove({
      endpoint: deletePlace,
      stale: [listPlaces],
      input: ({ id }: Place) => ({ placeId: id }),
      names: ({ name }: Place) => ({ name }),
    }),
  ],
})
