import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import { type AriaAttributes, useEffect, useRef } from 'react'
import { richText } from './rich-text-look.ts'
import { extensions, lowerHeadings, readHtml } from './rich-text-schema.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

const frame = {
  border: 1,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '& .ProseMirror': {
    ...richText,
    position: 'relative',
    // Otherwise browsers join two spaces into one while typing.
    whiteSpace: 'break-spaces',
    minHeight: 140,
    maxHeight: 420,
    overflow: 'auto',
    p: 1.5,
    outline: 'none',
    '& li > p': { mb: 0 },
  },
} as const

type Props = {
  html: string
  onChange: (html: string) => void
  onBlur: () => void
  aria: { id: string } & Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'>
  hasError: boolean
}

export function RichTextEditor({ html, onChange, onBlur, aria, hasError }: Props) {
  const shown = useRef(html)
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: { transformPastedHTML: lowerHeadings, attributes: toAttributes(aria) },
    onUpdate: ({ editor: changed }) => {
      shown.current = readHtml(changed)
      onChange(shown.current)
    },
    onBlur,
  })
  useEffect(() => {
    // The form was reset to another text.
    if (html === shown.current) return
    shown.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <Box sx={{ ...frame, borderColor: hasError ? 'error.main' : 'control' }}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </Box>
  )
}

const toAttributes = ({ id, ...aria }: Props['aria']): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...Object.fromEntries(
    Object.entries(aria).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
})
