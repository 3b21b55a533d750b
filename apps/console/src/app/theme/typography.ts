import type { TypographyVariantsOptions } from '@mui/material/styles'

export const sans =
  '"Noto Sans TC", "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", system-ui, sans-serif'

const line = (fontSize: number, lineHeight: number, fontWeight: number) => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight,
  letterSpacing: 0,
})

export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontSize: 14,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: line(20, 28, 600),
  h2: line(16, 24, 600),
  h3: line(15, 22, 600),
  h4: line(14, 20, 600),
  h5: line(14, 20, 600),
  h6: line(14, 20, 600),
  subtitle1: line(14, 20, 500),
  subtitle2: line(13, 20, 500),
  body1: line(14, 20, 400),
  body2: line(13, 20, 400),
  caption: line(12, 16, 400),
  overline: { ...line(12, 16, 500), textTransform: 'none' },
  button: { ...line(14, 20, 500), textTransform: 'none' },
}
