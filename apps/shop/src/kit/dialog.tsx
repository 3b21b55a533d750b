import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../app/app-context.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  /** Only its own buttons lead on. */
  isRequired?: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet from below on phones, a dialog in the middle of larger screens. */
export function Dialog({ title, isRequired = false, onClose, children }: Props) {
  const t = useText()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    // The backdrop belongs to the dialog itself.
    const closeOutside = ({ target }: MouseEvent) => {
      if (target === dialog && !isRequired) dialog.close()
    }
    const stayOpen = (event: Event) => {
      if (isRequired) event.preventDefault()
    }
    dialog.addEventListener('click', closeOutside)
    dialog.addEventListener('cancel', stayOpen)
    return () => {
      dialog.removeEventListener('click', closeOutside)
      dialog.removeEventListener('cancel', stayOpen)
    }
  }, [isRequired])
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-body">
        <header className="dialog-header">
          <h2 id={titleId}>{title}</h2>
          {!isRequired && (
            <button type="button" className="icon-button" aria-label={t.shell.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
