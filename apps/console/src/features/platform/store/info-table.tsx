import type { Store } from '@lumiroute/contract/store'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { Description } from '../../../ui/description-list.tsx'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { GamePlayed } from './game-played.tsx'
import { gameText } from './store-choices.ts'

function getCoordinates({ storeAddrLat, storeAddrLng }: Store): string | null {
  return storeAddrLat === null || storeAddrLng === null ? null : `${storeAddrLat}, ${storeAddrLng}`
}

function getFacts(t: TFunction, store: Store): Description[] {
  const coordinates = getCoordinates(store)
  return [
    { id: 'phone', term: t('store.field.storePhone'), value: store.storePhone },
    { id: 'address', term: t('store.field.storeAddr'), value: store.storeAddr },
    {
      id: 'coordinates',
      term: t('store.field.coordinates'),
      value: coordinates && <MonoCode>{coordinates}</MonoCode>,
    },
    { id: 'product', term: t('store.field.storeProdName'), value: store.storeProdName },
    {
      id: 'game',
      term: t('store.field.gameId'),
      value: (
        <>
          {gameText(t, store.gameId)}
          {store.gameId !== null && <GamePlayed storeCode={store.storeCode} />}
        </>
      ),
    },
    { id: 'updatedAt', term: t('store.field.updatedAt'), value: <DateTime at={store.updatedAt} /> },
  ]
}

type InfoTableProps = { store: Store; onEdit: (() => void) | undefined }

function InfoRow({ store, onEdit }: InfoTableProps) {
  const { t } = useTranslation()
  const facts = getFacts(t, store)
  return (
    <Table size="small" aria-label={t('store.info.basic')}>
      <TableHead>
        <TableRow>
          {facts.map(({ id, term }) => (
            <TableCell key={id}>{term}</TableCell>
          ))}
          {onEdit && <TableCell align="right">{t('ui.table.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          {facts.map(({ id, value }) => (
            <TableCell key={id} sx={{ borderBottom: 0, fontSize: 13 }}>
              {value || absent}
            </TableCell>
          ))}
          {onEdit && (
            <TableCell align="right" sx={{ borderBottom: 0 }}>
              <Tooltip title={t('store.info.edit')}>
                <IconButton size="small" aria-label={t('store.info.edit')} onClick={onEdit}>
                  <EditOutlined />
                </IconButton>
              </Tooltip>
            </TableCell>
          )}
        </TableRow>
      </TableBody>
    </Table>
  )
}

/** One table row on wide screens, a list where six columns do not fit. */
export function InfoTable({ store, onEdit }: InfoTableProps) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width:1099.95px)', { noSsr: true })
  if (isNarrow) return <DescriptionList items={getFacts(t, store)} />
  return (
    <Box sx={{ mx: -2.5, mb: -1.5, overflowX: 'auto' }}>
      <InfoRow store={store} onEdit={onEdit} />
    </Box>
  )
}
