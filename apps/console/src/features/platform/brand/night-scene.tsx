import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { toDots, getRoute, truck } from './dot-picture.ts'
import type { Dot } from './dot-picture.ts'

const step = 16
const fills: Record<Dot['tone'], string> = {
  amber: '#FFB020',
  ember: '#5C451C',
  indigo: '#7487FF',
  pale: '#C9D2EA',
}
const at = (cell: number) => cell * step + step / 2

const columns = 60
const rows = 52
const truckAt = { x: 25, y: 20 }

const mainRoute = getRoute([
  [0, 38],
  [7, 38],
  [7, 33],
  [15, 33],
  [15, 29],
  [26, 29],
])
const farRoutes = [
  getRoute([
    [0, 12],
    [13, 12],
    [13, 5],
    [40, 5],
    [40, 0],
  ]),
  getRoute([
    [30, 51],
    [30, 42],
    [47, 42],
    [47, 15],
    [59, 15],
  ]),
]

const arrive = keyframes`
  from { opacity: 0.12; }
  to { opacity: 1; }
`

function Route({ dots }: { dots: readonly { x: number; y: number }[] }) {
  return dots.map(({ x, y }, index) => (
    <Box
      key={`${x} ${y}`}
      component="circle"
      cx={at(x)}
      cy={at(y)}
      r={3.5}
      fill="#7487FF"
      sx={{ animation: `${arrive} 160ms ease-out both`, animationDelay: `${index * 14}ms` }}
    />
  ))
}

function FarRoute({ dots }: { dots: readonly { x: number; y: number }[] }) {
  return dots.map(({ x, y }) => <circle key={`${x} ${y}`} cx={at(x)} cy={at(y)} r={2.5} fill="#2B3A63" />)
}

function Truck() {
  const glow = { x: at(truckAt.x + 6), y: at(truckAt.y + 3) }
  return (
    <>
      <circle cx={glow.x} cy={glow.y} r={300} fill="url(#lamp-glow)" />
      {toDots(truck, truckAt.x, truckAt.y).map(({ x, y, tone }) => (
        <circle key={`${x} ${y}`} cx={at(x)} cy={at(y)} r={5} fill={fills[tone]} />
      ))}
    </>
  )
}

/** The city as a dark LED board: routes light up dot by dot, and one ends at a truck with an ad. */
export function NightScene() {
  return (
    <svg
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="board" width={step} height={step} patternUnits="userSpaceOnUse">
          <circle cx={step / 2} cy={step / 2} r="1.5" fill="#1A2540" />
        </pattern>
        <radialGradient id="lamp-glow">
          <stop offset="0" stopColor="#FFB020" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#FFB020" stopOpacity="0.1" />
          <stop offset="1" stopColor="#FFB020" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#board)" />
      {farRoutes.map((dots, index) => (
        <FarRoute key={index} dots={dots} />
      ))}
      <Route dots={mainRoute} />
      <Truck />
    </svg>
  )
}
