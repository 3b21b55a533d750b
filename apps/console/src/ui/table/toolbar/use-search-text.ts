import { useEffect, useRef, useState } from 'react'

export const searchWaitMs = 250

export type SearchText = {
  /** What stands in the box. */
  text: string
  /** What is searched for: the same, but for a word that an input method is still composing. */
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
  // The URL answers late: its echo of an earlier word must not undo what was typed since.
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
    // Half a phonetic input is no word: searching for ㄊㄞ would empty the list under the person's hands.
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
