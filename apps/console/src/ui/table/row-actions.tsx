import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { Tooltip } from '../tooltip.tsx'
import type { RowAction } from './table-column.ts'

/** A disabled button cannot be focused, so the keyboard could not reach the reason. */
function guarded(action: RowAction, usual = 'text.secondary') {
  return {
    'aria-disabled': action.disabled || undefined,
    'aria-description': action.disabled ? action.disabledReason : undefined,
    onClick: action.disabled ? undefined : action.onClick,
    sx: { opacity: action.disabled ? 0.45 : 1, color: action.danger ? 'error.main' : usual },
  }
}

function VisibleAction({ action }: { action: RowAction }) {
  const reason = action.disabled ? action.disabledReason : undefined
  if (!action.icon || action.isNext)
    return (
      <Tooltip title={reason ?? ''}>
        <Button
          size="small"
          variant="text"
          aria-label={action.label}
          {...guarded(action, action.isNext ? 'primary.main' : undefined)}
        >
          {action.label}
        </Button>
      </Tooltip>
    )
  return (
    <Tooltip title={reason ?? action.label}>
      <IconButton size="small" aria-label={action.label} {...guarded(action)}>
        {action.icon}
      </IconButton>
    </Tooltip>
  )
}

function MoreActions({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const run = (action: RowAction) => {
    if (action.disabled) return
    setAnchor(null)
    action.onClick()
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('ui.table.more')}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem key={action.id} {...guarded(action, 'text.primary')} onClick={() => run(action)}>
              {action.icon && (
                <Box component="span" sx={{ display: 'inline-flex', width: 32, '& svg': { fontSize: 18 } }}>
                  {action.icon}
                </Box>
              )}
              <Box>
                {action.label}
                {action.disabled && action.disabledReason && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{action.disabledReason}</Box>
                )}
              </Box>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

export function RowActions({ actions, visible }: { actions: readonly RowAction[]; visible: number }) {
  // Show a single remaining action instead of a menu.
  const shown = actions.length <= visible + 1 ? actions.length : visible
  const ordered = actions.toSorted((a, b) => Number(!!b.isNext) - Number(!!a.isNext))
  const rest = ordered.slice(shown)
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
      {ordered.slice(0, shown).map((action) => (
        <VisibleAction key={action.id} action={action} />
      ))}
      {rest.length > 0 && <MoreActions actions={rest} />}
    </Stack>
  )
}
