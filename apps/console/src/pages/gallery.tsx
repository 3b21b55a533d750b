import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ConfirmProvider } from '../ui/dialog/use-confirm.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { Dialogs } from './gallery/gallery-dialogs.tsx'
import { GalleryForm } from './gallery/gallery-forms.tsx'
import { Stages } from './gallery/gallery-stage.tsx'
import { Badges, Figures, States } from './gallery/gallery-states.tsx'
import { LongTable, TableStates } from './gallery/gallery-tables.tsx'
import { toneWords, words } from './gallery/samples.ts'

export function GalleryPage() {
  const actions = (
    <>
      <Button variant="outlined" color="inherit">
        {words.edit}
      </Button>
      <Button variant="contained" startIcon={<Add />}>
        {words.create}
      </Button>
    </>
  )
  return (
    <ConfirmProvider>
      <Box component="main" id="main" tabIndex={-1} sx={{ p: { xs: 2, sm: 3 } }}>
        <PageHeader
          title={words.title}
          purpose={words.purpose}
          badge={<StatusBadge tone="live" label={toneWords.live} />}
          actions={actions}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <LongTable />
          <Section title={words.tableStates}>
            <TableStates />
          </Section>
          <Section title={words.form} text={words.formText}>
            <GalleryForm />
          </Section>
          <Section title={words.badges}>
            <Badges />
          </Section>
          <Section title={words.figures} text={words.sectionText}>
            <Figures />
          </Section>
          <Section title={words.states}>
            <States />
          </Section>
          <Section title={words.stages}>
            <Stages />
          </Section>
          <Section title={words.dialogs}>
            <Dialogs />
          </Section>
        </Box>
      </Box>
    </ConfirmProvider>
  )
}
