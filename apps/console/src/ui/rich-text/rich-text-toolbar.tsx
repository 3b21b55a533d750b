import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import Redo from '@mui/icons-material/Redo'
import TitleIcon from '@mui/icons-material/Title'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../tooltip.tsx'

type Tool = {
  name: 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'plain' | 'undo' | 'redo'
  icon: typeof TitleIcon
  run: (chain: ChainedCommands) => ChainedCommands
  /** The format that the button switches on and off. */
  format?: string
}

const tools: readonly Tool[] = [
  { name: 'heading', icon: TitleIcon, run: (chain) => chain.toggleHeading({ level: 3 }), format: 'heading' },
  { name: 'bold', icon: FormatBold, run: (chain) => chain.toggleBold(), format: 'bold' },
  { name: 'italic', icon: FormatItalic, run: (chain) => chain.toggleItalic(), format: 'italic' },
  { name: 'list', icon: FormatListBulleted, run: (chain) => chain.toggleBulletList(), format: 'bulletList' },
  {
    name: 'numbers',
    icon: FormatListNumbered,
    run: (chain) => chain.toggleOrderedList(),
    format: 'orderedList',
  },
  { name: 'plain', icon: FormatClear, run: (chain) => chain.unsetAllMarks().clearNodes() },
  { name: 'undo', icon: Undo, run: (chain) => chain.undo() },
  { name: 'redo', icon: Redo, run: (chain) => chain.redo() },
]

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  px: 0.5,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
  '& [aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
} as const

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const active = useEditorState({
    editor,
    selector: () => tools.map(({ format }) => format && editor.isActive(format)),
  })
  return (
    <Box sx={bar}>
      {tools.map(({ name, icon: Icon, run, format }, at) => (
        <Tooltip key={name} title={t(`formField.richText.${name}`)}>
          <IconButton
            size="small"
            aria-label={t(`formField.richText.${name}`)}
            aria-pressed={format ? Boolean(active[at]) : undefined}
            // Pressing the button would move the focus and lose the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}
