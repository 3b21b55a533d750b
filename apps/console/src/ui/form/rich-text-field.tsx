import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import TitleIcon from '@mui/icons-material/Title'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ClipboardEvent } from 'react'
import { useCallback, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../tooltip.tsx'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'
import { richText } from './rich-text-look.ts'

type Tool = { name: 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'plain'; icon: typeof TitleIcon }
const tools: readonly Tool[] = [
  { name: 'heading', icon: TitleIcon },
  { name: 'bold', icon: FormatBold },
  { name: 'italic', icon: FormatItalic },
  { name: 'list', icon: FormatListBulleted },
  { name: 'numbers', icon: FormatListNumbered },
  { name: 'plain', icon: FormatClear },
]
const commands: Record<Tool['name'], [string, string?]> = {
  bold: ['bold'],
  italic: ['italic'],
  heading: ['formatBlock', 'h3'],
  list: ['insertUnorderedList'],
  numbers: ['insertOrderedList'],
  plain: ['removeFormat'],
}

// Deprecated, but no newer API formats the selection.
const format = ([name, value]: [string, string?]) => document.execCommand(name, false, value)

function Tools({ onUse }: { onUse: (name: Tool['name']) => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 0.25, px: 0.5, py: 0.25, borderBottom: 1, borderColor: 'divider' }}>
      {tools.map(({ name, icon: Icon }) => (
        <Tooltip key={name} title={t(`formField.richText.${name}`)}>
          <IconButton
            size="small"
            aria-label={t(`formField.richText.${name}`)}
            // A mouse press would remove the selection that it should format.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(name)}
          >
            <Icon sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}

export type RichTextFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent>

const frame = {
  border: 1,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
} as const

/** Text with a few formats, as HTML that the server sanitises on every save. */
export function RichTextField<Values extends FieldValues, Sent = Values>(
  props: RichTextFieldProps<Values, Sent>,
) {
  const { field, shell, aria, error } = useField(props)
  const area = useRef<HTMLDivElement>(null)
  const first = useRef<string>(field.value ?? '')
  const attach = useCallback((element: HTMLDivElement | null) => {
    area.current = element
    // If React wrote it again, the caret would jump to the start.
    if (element && element.innerHTML === '') element.innerHTML = first.current
  }, [])
  const read = () => field.onChange(area.current?.innerHTML ?? '')
  const use = (name: Tool['name']) => {
    area.current?.focus()
    format(commands[name])
    read()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    // Text only: markup from another page would bring its fonts and colours.
    format(['insertText', event.clipboardData.getData('text/plain')])
    read()
  }
  const { id, ...described } = aria
  return (
    <FieldShell {...shell} isGroup>
      <Box sx={{ ...frame, borderColor: error ? 'error.main' : 'control' }}>
        <Tools onUse={use} />
        <Box
          id={id}
          ref={attach}
          role="textbox"
          aria-multiline
          aria-labelledby={`${id}-label`}
          {...described}
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          onInput={read}
          onBlur={field.onBlur}
          onPaste={paste}
          sx={{ ...richText, minHeight: 140, maxHeight: 420, overflow: 'auto', p: 1.5, outline: 'none' }}
        />
      </Box>
    </FieldShell>
  )
}
