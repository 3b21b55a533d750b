import sharp from 'sharp'

const kept = new Map<number, Promise<Buffer>>()
const hues = 24

/** A picture as a screen might show it; vehicles share a few, since drawing takes longer than sending. */
export function drawScreen(vehicleId: number): Promise<Buffer> {
  const hue = vehicleId % hues
  const picture = kept.get(hue) ?? draw((hue * 360) / hues)
  kept.set(hue, picture)
  return picture
}

const draw = (hue: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">
      <defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},70%,42%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 60) % 360},75%,62%)"/></linearGradient></defs>
      <rect width="960" height="540" fill="url(#a)"/><circle cx="700" cy="210" r="130" fill="#fff" fill-opacity=".85"/>
      <rect x="90" y="150" width="380" height="46" rx="23" fill="#fff"/><rect x="90" y="224" width="290" height="28" rx="14" fill="#fff" fill-opacity=".7"/>
      <rect y="480" width="960" height="60" fill="#000" fill-opacity=".55"/><rect x="60" y="498" width="560" height="24" rx="12" fill="#fff" fill-opacity=".9"/></svg>`),
  )
    .jpeg({ quality: 80 })
    .toBuffer()
