import type { LogStatus } from '@lumiroute/contract/transparency-log'
import Box from '@mui/material/Box'
import { AboutLog } from './about-log.tsx'
import { LogFigures } from './log-figures.tsx'
import { LogFindings } from './log-findings.tsx'
import { PublicFiles } from './public-files.tsx'
import { WitnessList } from './witness-list.tsx'

export function LogOverview({ log }: { log: LogStatus }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LogFindings check={log.check} />
      <LogFigures log={log} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <PublicFiles log={log} />
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <AboutLog />
          <WitnessList witnesses={log.witnesses} />
        </Box>
      </Box>
    </Box>
  )
}
