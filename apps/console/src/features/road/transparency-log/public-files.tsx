import type { LogStatus } from '@lumiroute/contract/transparency-log'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states.tsx'

function Copyable({ text }: { text: string }) {
  const { t } = useTranslation()
  const words = {
    idle: t('transparencyLog.files.copy'),
    done: t('transparencyLog.files.copied'),
    failed: t('transparencyLog.files.copyFailed'),
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
      <Box
        component="pre"
        sx={{
          m: 0,
          flexGrow: 1,
          minWidth: 0,
          font: '12px/18px monospace',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text.trimEnd()}
      </Box>
      <CopyButton text={text} words={words} />
    </Box>
  )
}

/** The newest checkpoint and the key, as strangers get them. */
export function PublicFiles({ log: { head, origin, verifierKey } }: { log: LogStatus }) {
  const { t } = useTranslation()
  const section = { title: t('transparencyLog.files.title'), text: t('transparencyLog.files.text') }
  if (!head || !origin || !verifierKey)
    return (
      <Section {...section}>
        <EmptyState title={t('transparencyLog.files.none')} text={t('transparencyLog.files.noneText')} />
      </Section>
    )
  return (
    <Section {...section}>
      <DescriptionList
        items={[
          { id: 'origin', term: t('transparencyLog.files.origin'), value: origin },
          { id: 'note', term: t('transparencyLog.files.checkpoint'), value: <Copyable text={head.note} /> },
          { id: 'key', term: t('transparencyLog.files.key'), value: <Copyable text={verifierKey} /> },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2, fontSize: 14 }}>
        <Link href="/log/checkpoint" target="_blank" rel="noopener">
          {t('transparencyLog.files.open')}
        </Link>
        <Link href="/log/key" target="_blank" rel="noopener">
          {t('transparencyLog.files.openKey')}
        </Link>
      </Box>
    </Section>
  )
}
