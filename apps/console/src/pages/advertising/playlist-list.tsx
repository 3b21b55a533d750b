import type { Playlist } from '@lumiroute/contract/playlist'
import { Suspense, lazy, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlaylistOpen } from '../../features/advertising/playlist/playlist-actions.tsx'
import {
  AddPlaylistButton,
  PlaylistTable,
  playlistFilters,
} from '../../features/advertising/playlist/playlist-table.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'

// The list must not wait for what is opened from it.
const PlaylistDialog = lazy(async () => ({
  default: (await import('../../features/advertising/playlist/playlist-dialog.tsx')).PlaylistDialog,
}))
const PlayDialog = lazy(async () => ({
  default: (await import('../../features/advertising/playlist/play-dialog.tsx')).PlayDialog,
}))

type Opened = { view: 'edit' | 'play'; playlist: Playlist }

function StoreAbsent() {
  const { t } = useTranslation()
  const [title, text] = [t('playlist.list.storeAbsent'), t('playlist.list.storeAbsentText')]
  return (
    <Card padded={false}>
      <EmptyState title={title} text={text} drawing={<EmptyFrame />} />
    </Card>
  )
}

export function PlaylistListPage() {
  const { t } = useTranslation()
  const { storeId, storeCode, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState({
    filters: playlistFilters,
    sizes: [20, 50, 100],
    defaults: { hidden: ['usedBy'] },
  })
  const [isAdding, setAdding] = useAddressFlag('add')
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback<PlaylistOpen>((view, playlist) => setOpened({ view, playlist }), [])
  const close = () => setOpened(undefined)
  const add = () => setAdding(true)
  const actions = (
    <>
      {picker}
      {!isAbsent && <AddPlaylistButton onClick={add} />}
    </>
  )
  return (
    <>
      <PageHeader title={t('playlist.list.title')} purpose={t('playlist.list.purpose')} actions={actions} />
      {isAbsent ? <StoreAbsent /> : <PlaylistTable {...table} storeId={storeId} onAdd={add} onOpen={open} />}
      <Suspense>
        {isAdding && storeId && (
          <PlaylistDialog open {...{ storeId, storeCode }} onClose={() => setAdding(false)} />
        )}
        {opened?.view === 'edit' && storeId && (
          <PlaylistDialog open {...{ storeId, storeCode }} playlist={opened.playlist} onClose={close} />
        )}
        {opened?.view === 'play' && <PlayDialog open playlist={opened.playlist} onClose={close} />}
      </Suspense>
    </>
  )
}
