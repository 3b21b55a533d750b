/** A native search field inside a frame of ours, which draws border and focus. */
export const bareInput = {
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
