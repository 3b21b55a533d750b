import Box from '@mui/material/Box'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

export type TooltipProps = {
  /** Visual only: the child has its own accessible name. An empty text shows nothing. */
  title: string
  children: ReactNode
  onClose?: () => void
}

const openMs = 300
const closeMs = 100
const edge = 8
const look = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  maxWidth: 300,
  px: 1,
  py: '5px',
  borderRadius: '6px',
  border: '1px solid',
  borderColor: 'night.line',
  bgcolor: 'night.main',
  color: 'night.text',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'left',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

/** Below the middle of its anchor; above it, or shifted sideways, at the window's edge. */
export function placeTip(anchor: DOMRect, tip: { width: number; height: number }, room: DOMRectReadOnly) {
  const middle = anchor.left + anchor.width / 2 - tip.width / 2
  const below = anchor.bottom + edge
  const fits = below + tip.height + edge <= room.height
  return {
    x: Math.round(Math.max(edge, Math.min(middle, room.width - tip.width - edge))),
    y: Math.round(fits ? below : anchor.top - tip.height - edge),
  }
}

function Tip({ anchor, title, onEscape }: { anchor: Element; title: string; onEscape: () => void }) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!tip.current) return
    const room = new DOMRectReadOnly(0, 0, document.documentElement.clientWidth, window.innerHeight)
    const { x, y } = placeTip(anchor.getBoundingClientRect(), tip.current.getBoundingClientRect(), room)
    tip.current.style.transform = `translate(${x}px, ${y}px)`
  })
  // Together with the tooltip: otherwise an immediate Escape would be lost.
  useLayoutEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onEscape])
  // If the anchor scrolls, a fixed tooltip would point at something else.
  useEffect(() => {
    window.addEventListener('scroll', onEscape, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', onEscape, { capture: true })
  }, [onEscape])
  return (
    <Box ref={tip} role="tooltip" sx={look}>
      {title}
    </Box>
  )
}

function useTip(onClose: (() => void) | undefined) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (ms: number, next: Element | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAnchor(next)
      if (!next) onClose?.()
    }, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { anchor, after }
}

const getChild = ({ currentTarget }: SyntheticEvent) => currentTarget.firstElementChild

export function Tooltip({ title, children, onClose }: TooltipProps) {
  const { anchor, after } = useTip(onClose)
  const close = () => after(0, null)
  return (
    <span
      style={{ display: 'contents' }}
      onPointerOver={(event: PointerEvent) => event.pointerType !== 'touch' && after(openMs, getChild(event))}
      onPointerOut={() => after(closeMs, null)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && after(0, getChild(event))}
      onBlur={close}
    >
      {children}
      {anchor && title && createPortal(<Tip anchor={anchor} title={title} onEscape={close} />, document.body)}
    </span>
  )
}
