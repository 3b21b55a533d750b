import Box from '@mui/material/Box'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import { Card } from '../../../ui/section.tsx'
import { chapters, places } from './guide-chapters.ts'
import { chapterId } from './use-chapter-in-view.ts'

/** The whole guide on one page, so that the browser's search covers everything. */
export function GuideText() {
  return (
    <Box lang="zh-Hant-TW" sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {chapters.map(({ id, tokens }) => (
        <section key={id} id={chapterId(id)} aria-labelledby={id}>
          <Card>
            <Markdown tokens={tokens} places={places} />
          </Card>
        </section>
      ))}
    </Box>
  )
}
