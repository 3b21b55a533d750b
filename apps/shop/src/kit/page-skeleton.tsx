import { useText } from '../app/app-context.ts'

/** The shape of a page while it loads. */
export function PageSkeleton() {
  const t = useText()
  return (
    <div className="skeleton" role="status" aria-label={t.shell.loading}>
      <div className="skeleton-block skeleton-wide" />
      <div className="skeleton-block skeleton-line" />
      <div className="skeleton-grid">
        {['a', 'b', 'c', 'd'].map((each) => (
          <div key={each} className="skeleton-block skeleton-card" />
        ))}
      </div>
    </div>
  )
}
