import type { TextsOf } from '../texts-type.ts'
import type { formField as source } from '../zh-TW/form-field.ts'

export const formField: TextsOf<typeof source> = {
  chips: {
    none: 'Nothing matches',
    open: 'Show options',
    close: 'Hide options',
    clear: 'Clear all',
  },
  richText: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'Bullet list',
    numbers: 'Numbered list',
    plain: 'Clear format',
    undo: 'Undo',
    redo: 'Redo',
  },
}
