import { endOtherSessions, endOwnSession, listSessions } from '@lumiroute/contract/session'
import type { OwnSession } from '@lumiroute/contract/session'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useAct, useRead } from '../../../lib/api/query.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import type { FormatLanguage } from '../../../lib/format/format.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

function describe(t: TFunction, { browser, system }: OwnSession): string {
  if (browser && system) return t('profile.sessions.device', { browser, system })
  return browser ?? system ?? t('profile.sessions.unknown')
}

function SessionRow({ row, onEnd }: { row: OwnSession; onEnd: () => void }) {
  const { t, i18n } = useTranslation()
  const at = (moment: string) => formatDateTime(moment, i18n.language as FormatLanguage)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 220 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          {describe(t, row)}
          {row.isCurrent && <StatusBadge tone="success" label={t('profile.sessions.current')} />}
        </Box>
        <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[
            row.address,
            t('profile.sessions.used', { at: at(row.usedAt) }),
            t('profile.sessions.opened', { at: at(row.createdAt) }),
          ].join(' · ')}
        </Box>
      </Box>
      {!row.isCurrent && (
        <Button variant="outlined" size="small" onClick={onEnd}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </Box>
  )
}

/** Where the user is signed in; every other device can be signed out from here. */
export function SessionList() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { data, error, refetch } = useRead(listSessions, {})
  const endOne = useAct(endOwnSession, { invalidate: [listSessions] })
  const endOthers = useAct(endOtherSessions, { invalidate: [listSessions] })
  const rows = data?.sessionList ?? []

  async function askOne(row: OwnSession) {
    const title = t('profile.sessions.ask', { device: describe(t, row) })
    const isSure = await confirm({
      title,
      text: t('profile.sessions.askText'),
      confirmLabel: t('profile.sessions.end'),
    })
    if (isSure) endOne.mutate({ id: row.id })
  }
  async function askOthers() {
    const isSure = await confirm({
      title: t('profile.sessions.askOthers'),
      text: t('profile.sessions.askOthersText'),
      confirmLabel: t('profile.sessions.endOthers'),
    })
    if (isSure) endOthers.mutate({})
  }
  const actions = rows.length > 1 && (
    <Button variant="outlined" size="small" disabled={endOthers.isPending} onClick={() => void askOthers()}>
      {t('profile.sessions.endOthers')}
    </Button>
  )
  return (
    <Section title={t('profile.sessions.title')} text={t('profile.sessions.text')} actions={actions}>
      {error && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <SessionRow key={row.id} row={row} onEnd={() => void askOne(row)} />
          ))}
        </Box>
      )}
      {rows.length === 1 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('profile.sessions.onlyThis')}</Box>
      )}
    </Section>
  )
}
