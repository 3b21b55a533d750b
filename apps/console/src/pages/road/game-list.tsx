import type { GameAd } from '@lumiroute/contract/game'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameTable } from '../../features/road/game/game-table.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const GameDialog = onDemand(async () => (await import('../../features/road/game/game-dialog.tsx')).GameDialog)

export function GameListPage() {
  const { t } = useTranslation()
  const table = useTableUrlState({ filters: ['moveType', 'due'], sizes: [20, 50, 100] })
  const [chosen, setChosen] = useState<GameAd>()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((ad: GameAd) => {
    setChosen(ad)
    setOpen(true)
  }, [])
  return (
    <>
      <PageHeader title={t('game.list.title')} purpose={t('game.list.purpose')} />
      <GameTable {...table} onOpen={open} />
      {chosen && <GameDialog key={chosen.id} open={isOpen} ad={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
