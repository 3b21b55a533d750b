/** The frame of a native input, so that pages with simple inputs need not load the form kit. */
export const inputFrame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 36,
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
} as const

/** The native input inside it, without border and focus ring. */
export const bareInput = {
  textOverflow: 'ellipsis',
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&:focus-visible': { outline: 'none' },
} as const
