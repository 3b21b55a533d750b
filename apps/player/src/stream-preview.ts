import './player.css'
import { isStreamAddress } from '@lumiroute/contract/stream'
import { LiveStream } from './web/live-stream.ts'

type State = 'playing' | 'failed'

let told: State | null = null

/** Reports the state to the console page that frames this one. */
function tell(state: State, detail = '') {
  if (state === told) return
  told = state
  parent.postMessage({ kind: 'stream-preview', state, detail }, location.origin)
}

const url = new URLSearchParams(location.hash.slice(1)).get('url') ?? ''
const stream = new LiveStream({
  onMoved: () => tell('playing'),
  onError: (detail) => told !== 'playing' && tell('failed', detail),
})
document.body.append(stream.element)
stream.raise(true)
if (isStreamAddress(url)) stream.open(url)
else tell('failed')
