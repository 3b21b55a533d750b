import { materialPageSizes } from '@lumiroute/contract/playlist'
import type { Material, Playlist } from '@lumiroute/contract/playlist'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMegabytes } from '../../../lib/format/format.ts'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import { typeNames } from '../../../ui/upload/check-file.ts'
import { lastPage, getPage } from '../../../ui/table/client-rows.ts'
import { TableFooter } from '../../../ui/table/table-footer.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { useDeleteMaterial } from './delete-material.ts'
import { durationText, getMedium } from './playlist.columns.tsx'

const surface = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const

/** On a phone the details move below the name and their columns are hidden. */
const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { px: { xs: 1, md: 1.5 }, py: 0.75, height: 'auto', textAlign: 'left', border: 0 },
  '& thead th': { color: 'text.secondary', fontSize: 12, fontWeight: 600, position: 'static', height: 36 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .wide': { display: { xs: 'none', lg: 'table-cell' } },
  '& .narrow': { display: { lg: 'none' }, color: 'text.secondary', fontSize: 12, lineHeight: '16px' },
} as const

type RowProps = {
  material: Material
  no: number
  onOpen: () => void
  /** Absent for those who may not edit the playlist. */
  onDelete?: (() => void) | undefined
}

function MaterialRow({ material, no, onOpen, onDelete }: RowProps) {
  const { t } = useTranslation()
  const { name, format, resolution, fileSize, duration } = material
  const size = formatMegabytes(fileSize)
  const deleteLabel = t('playlist.material.delete', { name })
  return (
    <tr>
      <td className="figure wide">{no}</td>
      <Box component="td" sx={{ width: { xs: 88, md: 112 } }}>
        <Thumbnail
          medium={getMedium(material)}
          width={80}
          height={46}
          openLabel={t('playlist.material.open', { name })}
          onOpen={onOpen}
        />
      </Box>
      <Box component="td" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <div className="narrow">{[resolution, size].filter(Boolean).join('・')}</div>
      </Box>
      <td className="wide">{typeNames([format])}</td>
      <td className="wide">{resolution}</td>
      <td className="figure">{durationText(duration)}</td>
      <td className="figure wide">{size}</td>
      <Box component="td" sx={{ width: 48 }}>
        {onDelete && (
          <Tooltip title={deleteLabel}>
            <IconButton size="small" aria-label={deleteLabel} onClick={onDelete} sx={{ color: 'error.main' }}>
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </tr>
  )
}

function MaterialHead() {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th className="figure wide">{t('playlist.material.order')}</th>
        <th>{t('playlist.field.preview')}</th>
        <th>{t('playlist.material.name')}</th>
        <th className="wide">{t('playlist.material.format')}</th>
        <th className="wide">{t('playlist.field.resolution')}</th>
        <th className="figure">{t('playlist.field.duration')}</th>
        <th className="figure wide">{t('playlist.material.fileSize')}</th>
        <th>
          <Box component="span" sx={visuallyHidden}>
            {t('ui.table.actions')}
          </Box>
        </th>
      </tr>
    </thead>
  )
}

/** The materials of a playlist in play order, 3, 5 or 10 per page. */
export function MaterialTable({ playlist }: { playlist: Playlist }) {
  const { t } = useTranslation()
  const [{ page: wanted, size }, setPage] = useState({ page: 1, size: materialPageSizes[0] as number })
  const { show, dialog } = useMedium()
  const deleteMaterial = useDeleteMaterial(playlist)
  const { materials, name, actions } = playlist
  const canEdit = actions.includes('edit')
  if (materials.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('playlist.material.empty')}</Box>
  const page = Math.min(wanted, lastPage(materials.length, size))
  return (
    <Box sx={surface}>
      <Box component="table" sx={tableLook}>
        <Box component="caption" sx={visuallyHidden}>
          {t('playlist.material.caption', { name })}
        </Box>
        <MaterialHead />
        <tbody>
          {getPage(materials, page, size).map((material, index) => (
            <MaterialRow
              key={material.id}
              material={material}
              no={(page - 1) * size + index + 1}
              onOpen={() => show(getMedium(material))}
              onDelete={canEdit ? () => void deleteMaterial(material) : undefined}
            />
          ))}
        </tbody>
      </Box>
      <TableFooter
        page={page}
        size={size}
        sizes={materialPageSizes}
        total={materials.length}
        onChange={(change) => setPage((now) => ({ ...now, page: 1, ...change }))}
      />
      {dialog}
    </Box>
  )
}
