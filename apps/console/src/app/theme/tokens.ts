/** A colour with its tint for badges, and a text colour that is legible on that tint. */
export type ToneTokens = { main: string; contrastText: string; tint: string; onTint: string; fill?: string }

export type SchemeTokens = {
  background: { default: string; paper: string; sunken: string }
  text: { primary: string; secondary: string; disabled: string }
  divider: string
  /** Borders of controls: 3:1 on the surface; the divider may have less. */
  control: string
  hover: string
  selected: string
  tones: Record<'primary' | 'info' | 'success' | 'warning' | 'error' | 'live', ToneTokens>
}

/** Sidebar, night header and sign-in background, the same in every theme. */
export const night = {
  main: '#0B1220',
  raised: '#141D31',
  line: '#222D45',
  text: '#E8ECF6',
  muted: '#9DA8C0',
} as const

const ink = '#0B1220'
const white = '#FFFFFF'

export const light: SchemeTokens = {
  background: { default: '#F6F7FB', paper: white, sunken: '#EEF1F7' },
  text: { primary: '#141B2D', secondary: '#566079', disabled: '#8C95AA' },
  divider: '#E6E9F2',
  control: '#7F889F',
  hover: '#F1F3F9',
  selected: '#E9EDFF',
  tones: {
    primary: { main: '#3D5AFE', contrastText: white, tint: '#E9EDFF', onTint: '#2A41C4', fill: '#3D5AFE' },
    info: { main: '#0B76B7', contrastText: white, tint: '#E2F1FB', onTint: '#0A5785' },
    success: { main: '#12A150', contrastText: ink, tint: '#E1F5E9', onTint: '#0A6A34' },
    warning: { main: '#E08600', contrastText: ink, tint: '#FDEFD9', onTint: '#854F00' },
    error: { main: '#D92D3A', contrastText: white, tint: '#FDE7E9', onTint: '#A81B28' },
    live: { main: '#FFB020', contrastText: ink, tint: '#FFF2D6', onTint: '#7A4D00' },
  },
}

export const dark: SchemeTokens = {
  background: { default: '#0E1626', paper: '#141D31', sunken: '#0B1220' },
  text: { primary: '#E8ECF6', secondary: '#9DA8C0', disabled: '#67728C' },
  divider: '#26314A',
  control: '#6B7793',
  hover: '#1B2540',
  selected: '#212C52',
  tones: {
    primary: { main: '#93A4FF', contrastText: ink, tint: '#212C52', onTint: '#B9C4FF', fill: '#4560FF' },
    info: { main: '#56B7F0', contrastText: ink, tint: '#12304A', onTint: '#8CD0F8' },
    success: { main: '#3CC47C', contrastText: ink, tint: '#11352A', onTint: '#7CDDA9' },
    warning: { main: '#F0A43A', contrastText: ink, tint: '#3A2A12', onTint: '#F8C47A' },
    error: { main: '#FF6B76', contrastText: ink, tint: '#43202B', onTint: '#FFA3AA' },
    live: { main: '#FFB020', contrastText: ink, tint: '#3B2C0E', onTint: '#FFCB66' },
  },
}

export const schemes = { light, dark } as const
