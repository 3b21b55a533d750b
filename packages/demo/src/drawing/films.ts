type Pen = OffscreenCanvasRenderingContext2D
type Film = (pen: Pen, seconds: number) => void

const [width, height] = [1280, 720]
const sans = `'Noto Sans CJK TC', sans-serif`

const ease = (seconds: number, from: number, long = 0.7) => {
  const part = Math.min(Math.max((seconds - from) / long, 0), 1)
  return 1 - (1 - part) ** 3
}

function sky(pen: Pen, top: string, bottom: string) {
  const fill = pen.createLinearGradient(0, 0, 0, height)
  fill.addColorStop(0, top)
  fill.addColorStop(1, bottom)
  pen.fillStyle = fill
  pen.fillRect(0, 0, width, height)
}

type Words = { text: string; x: number; y: number; size: number; colour: string; from: number }
/** Moves up into position and stays. */
function say(pen: Pen, seconds: number, { text, x, y, size, colour, from }: Words) {
  const part = ease(seconds, from)
  pen.save()
  pen.globalAlpha = part
  pen.fillStyle = colour
  pen.font = `700 ${size}px ${sans}`
  pen.fillText(text, x, y + (1 - part) * 40)
  pen.restore()
}

function disc(pen: Pen, x: number, y: number, r: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fill()
}

const paint = (pen: Pen, outline: Path2D) => pen.fill(outline)
function shape(pen: Pen, path: string, colour: string) {
  pen.fillStyle = colour
  paint(pen, new Path2D(path))
}

/** Coffee drips into a pot while the sun rises behind it. */
const cafe: Film = (pen, seconds) => {
  sky(pen, '#FFE3BF', '#F4A261')
  disc(pen, 930, 470 - 150 * ease(seconds, 0, 4), 190, '#FFF6E5')
  pen.fillStyle = '#7A4B2E'
  pen.fillRect(0, 590, width, 130)
  shape(pen, 'M830 190h200l-58 120h-84z', '#FFFDF7')
  shape(pen, 'M838 206h184l-8 18H846z', '#3B1F14')
  const full = ease(seconds, 0.4, 5)
  pen.save()
  pen.clip(new Path2D('M850 350h160l40 200a28 28 0 0 1-28 34H838a28 28 0 0 1-28-34z'))
  pen.fillStyle = '#FFFFFF99'
  pen.fillRect(800, 340, 260, 260)
  pen.fillStyle = '#5A2E17'
  pen.fillRect(800, 590 - 150 * full, 260, 160)
  pen.restore()
  for (let drop = 0; drop < 3; drop++) {
    const fall = (seconds * 1.5 + drop / 3) % 1
    disc(pen, 930, 316 + fall * (270 - 150 * full), 6, '#5A2E17')
  }
  say(pen, seconds, { text: '慢慢來', x: 90, y: 250, size: 120, colour: '#3B1F14', from: 0.3 })
  say(pen, seconds, { text: '一滴都不急', x: 90, y: 390, size: 92, colour: '#C8553D', from: 1.3 })
  say(pen, seconds, { text: '台北光點咖啡　手沖專門', x: 94, y: 500, size: 40, colour: '#3B1F14', from: 2.4 })
}

function sea(pen: Pen, y: number, shift: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, height)
  for (let x = 0; x <= width; x += 16) pen.lineTo(x, y + 14 * Math.sin(x / 70 + shift))
  pen.lineTo(width, height)
  pen.fill()
}

/** A boat comes home at dusk. */
const harbour: Film = (pen, seconds) => {
  sky(pen, '#12355B', '#F08A5D')
  disc(pen, 980, 360, 96, '#FFE7B8')
  sea(pen, 430, seconds * 1.2, '#2E7D95')
  pen.save()
  pen.translate(1360 - 460 * ease(seconds, 0, 5), 424 + 6 * Math.sin(seconds * 2))
  pen.rotate(0.03 * Math.sin(seconds * 2.3))
  shape(pen, 'M-170 0h340l-52 86h-236z', '#C8553D')
  shape(pen, 'M-170 0h340l-10 18h-320z', '#FFFDF7')
  shape(pen, 'M-66 -80h112v80h-112zM-76 -94h132v16h-132z', '#FFFDF7')
  shape(pen, 'M-48 -58h30v30h-30zM0 -58h30v30h-30z', '#F2B632')
  shape(pen, 'M88 -180h8v180h-8zM96 -180l44 18-44 18z', '#7A4B2E')
  pen.restore()
  sea(pen, 490, 2 - seconds * 1.5, '#1D5E78')
  sea(pen, 570, seconds * 1.8, '#12405A')
  say(pen, seconds, { text: '今天到港', x: 80, y: 210, size: 120, colour: '#FFFDF7', from: 0.4 })
  say(pen, seconds, { text: '今晚上桌', x: 80, y: 350, size: 120, colour: '#FFD29D', from: 1.5 })
  say(pen, seconds, {
    text: '高雄港邊海產　07-521-5678',
    x: 84,
    y: 660,
    size: 40,
    colour: '#FFFDF7',
    from: 2.6,
  })
}

/** A lit route runs through the city at night. */
const city: Film = (pen, seconds) => {
  sky(pen, '#0B1220', '#243B7A')
  for (let at = 0; at < 17; at++) {
    const tall = 120 + ((at * 97) % 240)
    pen.fillStyle = at % 2 ? '#16223F' : '#1B2A4E'
    pen.fillRect(at * 78 - ((seconds * 14) % 78), 560 - tall, 70, tall)
  }
  pen.fillStyle = '#0B1220'
  pen.fillRect(0, 556, width, 164)
  for (let dot = 0; dot < 44; dot++) {
    const part = dot / 44
    const isLit = part < ease(seconds, 0.2, 4.6)
    disc(pen, part * 1330, 630 - 36 * Math.sin(part * 7), isLit ? 9 : 5, isLit ? '#FFB020' : '#3A4A73')
  }
  const head = ease(seconds, 0.2, 4.6)
  disc(pen, head * 1330, 630 - 36 * Math.sin(head * 7), 18, '#FFE7B8')
  say(pen, seconds, { text: '路有多長', x: 90, y: 200, size: 116, colour: '#FFFFFF', from: 0.3 })
  say(pen, seconds, { text: '舞台就有多大', x: 90, y: 350, size: 116, colour: '#FFB020', from: 1.5 })
  say(pen, seconds, {
    text: 'LumiRoute　行動 LED 廣告',
    x: 94,
    y: 440,
    size: 42,
    colour: '#C7D2F5',
    from: 2.6,
  })
}

export const films: Record<string, Film> = { cafe, harbour, city }
