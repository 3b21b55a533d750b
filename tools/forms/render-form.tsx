import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { queryClient } from '../../apps/console/src/lib/api/query.ts'
import { ConfirmProvider } from '../../apps/console/src/ui/dialog/use-confirm.tsx'

/** Draws a form once, as a page without a document does: enough to take its values and its save. */
export function renderForm(form: ReactElement, isTaken: () => boolean): void {
  const router = createMemoryRouter([{ path: '/', element: <ConfirmProvider>{form}</ConfirmProvider> }])
  try {
    renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  } catch (error) {
    // Maps and media queries below the form need a document.
    if (!isTaken()) throw error
  }
}
