/** A list of choices in a frame of its own, that scrolls. */
export const choiceList = {
  m: 0,
  p: 0.5,
  listStyle: 'none',
  maxHeight: 300,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
} as const

export const choiceRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 0.75,
  borderRadius: '8px',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-chosen=true]': { bgcolor: 'action.selected' },
} as const
