import { useText } from '../app/app-context.ts'
import { Icon } from './icon.tsx'
import { showToast } from './toast.tsx'

/** The phone's own share menu; elsewhere the link is copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useText()
  const share = async () => {
    const url = location.href.replace(/[?#].*$/, '')
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ text: t.product.copied })
    } catch {
      // The person closed the menu, or the browser allows neither.
    }
  }
  return (
    <button type="button" className="icon-button" aria-label={t.product.share} onClick={() => void share()}>
      <Icon name="share" />
    </button>
  )
}
