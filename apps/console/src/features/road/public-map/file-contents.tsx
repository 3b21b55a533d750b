import Close from '@mui/icons-material/CloseOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import RouteIcon from '@mui/icons-material/RouteOutlined'
import type { Bounds, Position } from '@lumiroute/geo'
import { computeBounds } from '@lumiroute/geo'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import type { SvgIconComponent } from '@mui/icons-material'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { OpenFile } from './use-map-files.ts'

const mostItems = 100

type Item = { icon: SvgIconComponent; name: string; aside: string; line: Position[] }

const row = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  width: '100%',
  px: 1,
  py: 0.75,
  borderRadius: '6px',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
} as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

function useItems({ lines, points }: OpenFile): Item[] {
  const { t } = useTranslation()
  const { km } = useFormat()
  return [
    ...lines.map((one) => ({
      icon: RouteIcon,
      name: one.name || t('publicMap.unnamedLine'),
      aside: km(one.km),
      line: one.line,
    })),
    ...points.map((one) => ({
      icon: Place,
      name: one.name || t('publicMap.unnamedPoint'),
      aside: '',
      line: [one.position],
    })),
  ]
}

type FileContentsProps = { file: OpenFile; onShow: (bounds: Bounds) => void; onClose: () => void }

/** Contents of a file; each part pans the map to itself. */
export function FileContents({ file, onShow, onClose }: FileContentsProps) {
  const { t } = useTranslation()
  const { km, count } = useFormat()
  const items = useItems(file)
  const total = file.lines.reduce((sum, line) => sum + line.km, 0)
  const facts = [
    file.lines.length > 0 && t('publicMap.lines', { total: count(file.lines.length), km: km(total) }),
    file.points.length > 0 && t('publicMap.points', { total: count(file.points.length) }),
  ].filter(Boolean)
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <ButtonBase
          aria-label={t('publicMap.showFile', { file: file.file })}
          onClick={() => onShow(file.bounds)}
          sx={{ ...row, display: 'block', flexGrow: 1, minWidth: 0 }}
        >
          <Box sx={{ ...cut, fontWeight: 600, fontSize: 14 }}>{file.name ?? file.file}</Box>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{facts.join('・')}</Box>
        </ButtonBase>
        <Tooltip title={t('publicMap.close', { file: file.file })}>
          <IconButton aria-label={t('publicMap.close', { file: file.file })} onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.slice(0, mostItems).map(({ icon: Icon, name, aside, line }, i) => (
          <li key={i}>
            <ButtonBase onClick={() => onShow(computeBounds([line]))} sx={row}>
              <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
              <Box sx={cut}>{name}</Box>
              <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{aside}</Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {items.length > mostItems && (
        <Box sx={{ px: 1, py: 0.5, fontSize: 12, color: 'text.secondary' }}>
          {t('publicMap.more', { total: count(items.length - mostItems) })}
        </Box>
      )}
    </Box>
  )
}
