import type { Width } from '../appearance.ts'

/** Below this width a boxed or framed layout would waste space. */
const frameAt = '@media (min-width: 1366px)'

export const frameStyle = (width: Width) => ({
  '--frame-gap': '0px',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  bgcolor: 'background.default',
  [frameAt]: {
    ...(width === 'boxed' && {
      width: '100%',
      maxWidth: 1366,
      mx: 'auto',
      borderInline: '1px solid',
      borderColor: 'divider',
    }),
    ...(width === 'framed' && {
      '--frame-gap': '16px',
      m: 2,
      borderRadius: '14px',
      border: '1px solid',
      borderColor: 'divider',
      overflow: 'clip',
    }),
  },
})
