import Box from '@mui/material/Box'

export type SparklineProps = {
  /** null: unknown, drawn as a gap. */
  values: readonly (number | null)[]
  /** Accessible name of the chart. */
  label: string
}

const width = 64
const height = 20
const edge = 2.5

type Point = { x: number; y: number }

/** The runs of known values as points. */
export function splitRuns(values: readonly (number | null)[]): Point[][] {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const step = (width - 2 * edge) / Math.max(1, values.length - 1)
  const runs: Point[][] = [[]]
  values.forEach((value, at) => {
    if (value === null) return void runs.push([])
    const y = height - edge - (value / most) * (height - 2 * edge)
    runs.at(-1)?.push({ x: edge + at * step, y })
  })
  return runs.filter((run) => run.length > 0)
}

const rounded = (figure: number) => Math.round(figure * 10) / 10
const buildPath = (run: readonly Point[]) =>
  run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join(' ')

/** A small trend chart next to a figure. */
export function Sparkline({ values, label }: SparklineProps) {
  const runs = splitRuns(values)
  const last = runs.at(-1)?.at(-1)
  // A flat line at zero adds nothing to the figure.
  if (!last || values.every((value) => !value)) return null
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ width, height, flexShrink: 0, display: 'block', color: 'primary.main' }}
    >
      {runs.map((run) => (
        <path
          key={run[0]?.x}
          d={buildPath(run)}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <circle cx={rounded(last.x)} cy={rounded(last.y)} r={2.25} fill="currentColor" />
    </Box>
  )
}
