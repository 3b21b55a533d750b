import AddLocation from '@mui/icons-material/AddLocationAltOutlined'
import Clear from '@mui/icons-material/DeleteSweepOutlined'
import OpenWith from '@mui/icons-material/OpenWithOutlined'
import PanTool from '@mui/icons-material/PanToolAltOutlined'
import Undo from '@mui/icons-material/UndoOutlined'
import WrongLocation from '@mui/icons-material/WrongLocationOutlined'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../tooltip.tsx'

const tools = ['look', 'draw', 'edit', 'remove'] as const
export type Tool = (typeof tools)[number]

const icons: Record<Tool, ReactNode> = {
  look: <PanTool fontSize="small" />,
  draw: <AddLocation fontSize="small" />,
  edit: <OpenWith fontSize="small" />,
  remove: <WrongLocation fontSize="small" />,
}

type ActProps = { label: string; icon: ReactNode; disabled: boolean; onClick: () => void }

function Act({ label, icon, disabled, onClick }: ActProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  )
}

export type EditorToolsProps = {
  tool: Tool
  /** The tools that apply now. */
  open: readonly Tool[]
  onTool: (tool: Tool) => void
  hasLines: boolean
  canUndo: boolean
  onUndo: () => void
  onClear: () => void
  /** At the right end, such as the length. */
  aside?: ReactNode
}

export function EditorTools(props: EditorToolsProps) {
  const { tool, open, onTool, hasLines, canUndo, onUndo, onClear, aside } = props
  const { t } = useTranslation()
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        value={tool}
        aria-label={t('map.tools')}
        onChange={(_event, next: Tool | null) => next && onTool(next)}
      >
        {tools.map((name) => (
          <ToggleButton
            key={name}
            value={name}
            disabled={!open.includes(name)}
            sx={{ gap: 0.75, whiteSpace: 'nowrap', '& svg': { display: { xs: 'none', sm: 'block' } } }}
          >
            {icons[name]}
            {t(`map.tool.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Act label={t('map.undo')} icon={<Undo />} disabled={!canUndo} onClick={onUndo} />
      <Act label={t('map.clear')} icon={<Clear />} disabled={!hasLines} onClick={onClear} />
      {aside}
    </Stack>
  )
}
