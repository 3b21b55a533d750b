import type { Message } from '@lumiroute/contract/message'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { Count, DateTime } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { ChunkStateBadge } from './message-state.tsx'

type Chunk = Message['chunks'][number]

function ChunkRow({ chunk }: { chunk: Chunk }) {
  const { no, count, status, attempts, sentAt, error, httpStatus } = chunk
  const reason =
    status === 'sent' ? '' : [error, httpStatus && `HTTP ${httpStatus}`].filter(Boolean).join(' ')
  return (
    <TableRow>
      <TableCell>{no}</TableCell>
      <TableCell align="right">
        <Count figure={count} />
      </TableCell>
      <TableCell>
        <ChunkStateBadge status={status} />
      </TableCell>
      <TableCell align="right">{attempts}</TableCell>
      <TableCell>{sentAt ? <DateTime at={sentAt} /> : absent}</TableCell>
      <TableCell style={{ minWidth: 160, width: '100%', whiteSpace: 'normal' }}>{reason}</TableCell>
    </TableRow>
  )
}

/** Each call to LINE with LINE's answer. */
export function ChunkList({ chunks }: { chunks: readonly Chunk[] }) {
  const { t } = useTranslation()
  const title = t('message.result.chunks')
  return (
    <Section title={title} text={t('message.result.chunksText')} isFlush>
      {chunks.length === 0 ? (
        <Box sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>{t('message.result.noChunks')}</Box>
      ) : (
        <Box
          role="region"
          aria-label={title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by key
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Table size="small" aria-label={title} sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('message.result.no')}</TableCell>
                <TableCell align="right">{t('message.result.people')}</TableCell>
                <TableCell>{t('message.field.status')}</TableCell>
                <TableCell align="right">{t('message.result.attempts')}</TableCell>
                <TableCell>{t('message.result.sentAt')}</TableCell>
                <TableCell>{t('message.result.reason')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {chunks.map((chunk) => (
                <ChunkRow key={chunk.no} chunk={chunk} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  )
}
