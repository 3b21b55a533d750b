export type Poster = { file: string; width: number; height: number; html: string }

const sans = `'Noto Sans CJK TC', 'Noto Sans TC', sans-serif`
const serif = `'Noto Serif CJK TC', 'Noto Serif TC', serif`

export const page = ({ width, height, html }: Poster) => `<!doctype html><meta charset="utf-8"><style>
  * { box-sizing: border-box; margin: 0 }
  body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative; font-family: ${sans};
    font-weight: 700; line-height: 1.2 }
  .serif { font-family: ${serif} }
  .at { position: absolute }
  .fill { position: absolute; inset: 0; width: 100%; height: 100% }
  .pill { display: inline-block; border-radius: 999px; padding: 0.32em 0.95em }
</style>${html}`

type Part = { x: number; y: number; size: number; colour: string; text: string; look?: string; wide?: number }

/** One text line of a poster, positioned by its upper left corner. */
export const line = ({ x, y, size, colour, text, look = '', wide }: Part) =>
  `<div class="at" style="left:${x}px;top:${y}px;font-size:${size}px;color:${colour};white-space:nowrap;${
    wide === undefined ? '' : `width:${wide}px;text-align:center;`
  }${look}">${text}</div>`

export const drawing = (viewBox: string, body: string, look = '') =>
  `<svg class="fill" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" style="${look}">${body}</svg>`

const petals = (x: number, y: number, r: number) =>
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - r}" rx="${r * 0.62}" ry="${r}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')

export const blossom = (x: number, y: number, r: number, colour: string) =>
  `<g fill="${colour}">${petals(x, y, r)}</g><circle cx="${x}" cy="${y}" r="${r * 0.42}" fill="#B4611A"/>`

/** A cup from the side, with steam; `x` and `y` are the middle of its rim. */
export const cup = (x: number, y: number, scale: number, body: string, drink: string) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M98 22h26a44 44 0 0 1 0 88h-36" fill="none" stroke="${body}" stroke-width="18"/>
    <path d="M-120 0h240l-22 132a36 36 0 0 1-36 30H-62a36 36 0 0 1-36-30z" fill="${body}"/>
    <ellipse cx="0" cy="0" rx="120" ry="26" fill="${body}"/><ellipse cx="0" cy="2" rx="104" ry="19" fill="${drink}"/>
    <ellipse cx="0" cy="182" rx="170" ry="20" fill="${body}" opacity=".85"/>
    <g fill="none" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round" opacity=".55">
      <path d="M-44 -36q-26 -40 0 -78t0 -76"/><path d="M6 -40q-26 -44 0 -86t0 -84"/><path d="M56 -36q-26 -40 0 -78t0 -76"/>
    </g>
  </g>`

export const fish = (x: number, y: number, scale: number, colour: string, turn = 0) => `
  <g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <path d="M-150 0Q-60 -92 92 -26L168 -76Q150 0 168 76L92 26Q-60 92 -150 0z" fill="${colour}"/>
    <path d="M-84 -42Q-58 0 -84 42" fill="none" stroke="#FFFFFF" stroke-width="7" opacity=".65"/>
    <g fill="none" stroke="#FFFFFF" stroke-width="5" opacity=".35"><path d="M-30 -34q16 16 0 32t0 34"/><path d="M16 -30q16 14 0 30t0 30"/></g>
    <circle cx="-108" cy="-12" r="12" fill="#FFFFFF"/><circle cx="-110" cy="-12" r="6" fill="#0B1220"/>
  </g>`

export const waves = (width: number, y: number, colour: string, height: number, step = 120) => {
  const crest = `q${step / 2} -${step / 4} ${step} 0`.repeat(Math.ceil(width / step) + 1)
  return `<path d="M-40 ${y}${crest}V${y + height}H-40z" fill="${colour}"/>`
}

/** The lit side of an LED truck. */
export const truck = (x: number, y: number, scale: number, screen: string) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <ellipse cx="330" cy="300" rx="400" ry="26" fill="#000" opacity=".35"/>
    <rect x="0" y="0" width="500" height="252" rx="14" fill="#0B1220"/><rect x="18" y="18" width="464" height="206" rx="6" fill="${screen}"/>
    <path d="M508 74h92a30 30 0 0 1 27 17l36 74v87H508z" fill="#E9EDF7"/><path d="M536 98h58a14 14 0 0 1 13 8l26 56h-97z" fill="#27406E"/>
    <rect x="0" y="238" width="663" height="26" rx="6" fill="#1B2740"/>
    <g fill="#0B1220"><circle cx="110" cy="268" r="44"/><circle cx="220" cy="268" r="44"/><circle cx="574" cy="268" r="44"/></g>
    <g fill="#8FA0C2"><circle cx="110" cy="268" r="18"/><circle cx="220" cy="268" r="18"/><circle cx="574" cy="268" r="18"/></g>
    <rect x="648" y="196" width="16" height="26" rx="4" fill="#FFB020"/>
  </g>`
