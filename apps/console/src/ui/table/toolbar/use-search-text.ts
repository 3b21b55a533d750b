import { useEffect, useRef, useState } from 'react'

export const searchWaitMs = 250

export type SearchText = {
  /** The text in the input. */
  text: string
  /** The searched text: the same, except while an input method is composing a word. */
  typed: string
  onText: (text: string) => void
  onComposing: (isComposing: boolean, text: string) => void
  onClear: () => void
}

function useDelayed(act: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (text: string, waitMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => act(text), waitMs)
  }
}

export function useSearchText(q: string, onSearch: (q: string) => void): SearchText {
  const [text, setText] = useState(q)
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  const [sent, setSent] = useState<readonly string[]>([])
  const composing = useRef(false)
  // The URL updates late: an earlier value must not overwrite what was typed since.
  if (q !== seen) {
    setSeen(q)
    setSent(sent.slice(sent.indexOf(q) + 1))
    if (!sent.includes(q)) {
      setText(q)
      setTyped(q)
    }
  }
  const later = useDelayed((next) => {
    if (next === seen && sent.length === 0) return
    setSent((now) => [...now, next])
    onSearch(next)
  })
  const search = (next: string, waitMs = searchWaitMs) => {
    setTyped(next)
    later(next.trim(), waitMs)
  }
  const onText = (next: string) => {
    setText(next)
    // Do not search for incomplete phonetic input: ㄊㄞ would empty the list.
    if (!composing.current) search(next)
  }
  const onComposing = (isComposing: boolean, next: string) => {
    composing.current = isComposing
    if (!isComposing) onText(next)
  }
  const onClear = () => {
    setText('')
    search('', 0)
  }
  return { text, typed, onText, onComposing, onClear }
}
