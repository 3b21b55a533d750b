import useMediaQuery from '@mui/material/useMediaQuery'

export type SpareColumns = {
  wide?: readonly string[]
  medium: readonly string[]
  narrow: readonly string[]
}

/** The columns hidden by default, so that the table fits without horizontal scrolling. */
export function useSpareColumns({ wide = [], medium, narrow }: SpareColumns): string[] {
  const isMedium = useMediaQuery('(max-width:1599.95px)', { noSsr: true })
  const isNarrow = useMediaQuery('(max-width:1199.95px)', { noSsr: true })
  if (isNarrow) return [...narrow]
  return isMedium ? [...medium] : [...wide]
}
