import FirstPage from '@mui/icons-material/FirstPage'
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft'
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight'
import LastPage from '@mui/icons-material/LastPage'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { TableChange } from '../../lib/table/table-state.ts'
import { formatCount } from '../../lib/format/format.ts'
import { lastPage } from './client-rows.ts'

export type TableFooterProps = {
  page: number
  size: number
  sizes: readonly number[]
  total: number
  onChange: (change: TableChange) => void
}

const chooser = {
  height: 32,
  px: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
} as const

function SizeChoice({ size, sizes, onChange }: Pick<TableFooterProps, 'size' | 'sizes' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <Box
      component="select"
      aria-label={t('ui.table.size')}
      value={size}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
        onChange({ size: Number(event.target.value) })
      }
      sx={chooser}
    >
      {sizes.map((option) => (
        <option key={option} value={option}>
          {t('ui.table.sizeOption', { size: formatCount(option) })}
        </option>
      ))}
    </Box>
  )
}

function PageSteps({
  page,
  pages,
  onChange,
}: {
  page: number
  pages: number
  onChange: TableFooterProps['onChange']
}) {
  const { t } = useTranslation()
  const steps = [
    { label: t('ui.table.first'), to: 1, Icon: FirstPage, off: page <= 1 },
    { label: t('ui.table.previous'), to: page - 1, Icon: KeyboardArrowLeft, off: page <= 1 },
    { label: t('ui.table.next'), to: page + 1, Icon: KeyboardArrowRight, off: page >= pages },
    { label: t('ui.table.last'), to: pages, Icon: LastPage, off: page >= pages },
  ]
  const buttons = steps.map(({ label, to, Icon, off }) => (
    <IconButton
      key={label}
      size="small"
      aria-label={label}
      disabled={off}
      onClick={() => onChange({ page: to })}
    >
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  ))
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t('ui.table.page', { page, pages })}
      sx={{ alignItems: 'center', ml: 'auto', mr: -0.75 }}
    >
      {buttons.slice(0, 2)}
      <Box component="span" aria-hidden sx={{ px: 1, minWidth: 64, textAlign: 'center' }}>
        {formatCount(page)} / {formatCount(pages)}
      </Box>
      {buttons.slice(2)}
    </Stack>
  )
}

export function TableFooter({ page, size, sizes, total, onChange }: TableFooterProps) {
  const { t } = useTranslation()
  const from = total === 0 ? 0 : (page - 1) * size + 1
  const range = {
    from: formatCount(from),
    to: formatCount(Math.min(total, page * size)),
    total: formatCount(total),
  }
  return (
    <Stack
      direction="row"
      sx={{
        px: 2,
        py: 1,
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: 13,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box role="status" sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>
        {t('ui.table.range', range)}
      </Box>
      {sizes.length > 1 && <SizeChoice size={size} sizes={sizes} onChange={onChange} />}
      <PageSteps page={page} pages={lastPage(total, size)} onChange={onChange} />
    </Stack>
  )
}
