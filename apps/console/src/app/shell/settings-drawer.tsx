import { getSecondFactor } from '@lumiroute/contract/second-factor'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRead } from '../../lib/api/query.ts'
import { useDensity } from '../../ui/table/use-density.ts'
import {
  changeAppearance,
  resetAppearance,
  sidebarColours,
  switches,
  themeTypes,
  useAppearance,
  widths,
} from '../appearance.ts'
import type { SwitchName } from '../appearance.ts'
import { LayoutChoice } from './layout-choice.tsx'

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box>
        <Box component="h3" sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
          {title}
        </Box>
        {text && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{text}</Box>}
      </Box>
      {children}
    </Box>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; name: string }[]
  onChange: (next: T) => void
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label={label}
      value={value}
      onChange={(_, next: T | null) => next && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const switchRow = {
  width: 'calc(100% + 8px)',
  m: 0,
  minHeight: 36,
  justifyContent: 'space-between',
} as const

/** Shows whether it is on; turning it on or off happens on its own page. */
function TwoFactorSwitch({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data } = useRead(getSecondFactor, {})
  const { totp = null, passkeys = [] } = data?.secondFactor ?? {}
  const open = () => {
    onLeave()
    void navigate('/account/second-factor')
  }
  return (
    <FormControlLabel
      labelPlacement="start"
      label={t('shell.switch.twoFactor')}
      control={<Switch checked={totp !== null || passkeys.length > 0} onChange={open} />}
      sx={switchRow}
    />
  )
}

function Switches({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { switchedOn } = useAppearance()
  const turn = (name: SwitchName, isOn: boolean) =>
    changeAppearance({ switchedOn: isOn ? [...switchedOn, name] : switchedOn.filter((one) => one !== name) })
  return (
    <Box>
      {switches.map((name) => (
        <FormControlLabel
          key={name}
          labelPlacement="start"
          label={t(`shell.switch.${name}`)}
          control={<Switch checked={switchedOn.includes(name)} onChange={(_, isOn) => turn(name, isOn)} />}
          sx={switchRow}
        />
      ))}
      <TwoFactorSwitch onLeave={onLeave} />
    </Box>
  )
}

function DensityChoice() {
  const { t } = useTranslation()
  const [density, setDensity] = useDensity()
  const options = (['normal', 'compact'] as const).map((value) => ({
    value,
    name: t(`shell.density.${value}`),
  }))
  return (
    <Choice label={t('shell.settings.density')} value={density} options={options} onChange={setDensity} />
  )
}

function Choices({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { themeType, width, sidebarColour } = useAppearance()
  const themes = themeTypes.map((value) => ({ value, name: t(`shell.theme.${value}`) }))
  const widthOptions = widths.map((value) => ({ value, name: t(`shell.width.${value}`) }))
  const colours = sidebarColours.map((value) => ({ value, name: t(`shell.sidebar.${value}`) }))
  return (
    <>
      <Group title={t('shell.settings.theme')}>
        <Choice
          label={t('shell.settings.theme')}
          value={themeType}
          options={themes}
          onChange={(next) => changeAppearance({ themeType: next })}
        />
      </Group>
      <Group title={t('shell.settings.layout')}>
        <LayoutChoice />
      </Group>
      <Group title={t('shell.settings.sidebar')}>
        <Choice
          label={t('shell.settings.sidebar')}
          value={sidebarColour}
          options={colours}
          onChange={(next) => changeAppearance({ sidebarColour: next })}
        />
      </Group>
      <Group title={t('shell.settings.width')}>
        <Choice
          label={t('shell.settings.width')}
          value={width}
          options={widthOptions}
          onChange={(next) => changeAppearance({ width: next })}
        />
      </Group>
      <Group title={t('shell.settings.density')}>
        <DensityChoice />
      </Group>
      <Group title={t('shell.settings.switches')} text={t('shell.settings.switchesText')}>
        <Switches onLeave={onLeave} />
      </Group>
    </>
  )
}

export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('shell.settings.title'),
          sx: { width: 340, maxWidth: '100vw' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          px: 2.5,
          py: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Box component="h2" sx={{ m: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
            {t('shell.settings.title')}
          </Box>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('shell.settings.text')}</Box>
        </Box>
        <IconButton
          aria-label={t('shell.settings.close')}
          onClick={onClose}
          sx={{ color: 'text.secondary', mr: -1 }}
        >
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 2.5, display: 'grid', gap: 2.5 }}>
        <Choices onLeave={onClose} />
        <Button variant="outlined" color="inherit" onClick={resetAppearance}>
          {t('shell.settings.reset')}
        </Button>
      </Box>
    </Drawer>
  )
}
