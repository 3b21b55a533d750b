import { getStoreGameStats } from '@lumiroute/contract/store-game'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'

/** How the store's game was played in the store front. */
export function GamePlayed({ storeCode }: { storeCode: string }) {
  const { may } = usePermitted()
  return may('reports.read') ? <Played storeCode={storeCode} /> : null
}

function Played({ storeCode }: { storeCode: string }) {
  const { t } = useTranslation()
  const { data } = useRead(getStoreGameStats, { store: storeCode }, { staleTime: 30_000 })
  if (!data) return null
  const { rounds, players, prizes } = data
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {rounds > 0 ? t('store.info.gamePlayed', { rounds, players, prizes }) : t('store.info.gameUnplayed')}
    </Typography>
  )
}
