import Box from '@mui/material/Box'
import type { FormEventHandler, ReactNode } from 'react'
import { FormHold } from './form-hold.tsx'

export type FormProps = { onSubmit: FormEventHandler; id?: string; columns?: 1 | 2; children: ReactNode }

export function Form({ onSubmit, id, columns = 1, children }: FormProps) {
  return (
    <Box
      component="form"
      id={id}
      noValidate
      onSubmit={onSubmit}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns:
          columns === 2 ? { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)',
      }}
    >
      <FormHold>{children}</FormHold>
    </Box>
  )
}

/** A field across both columns of a form. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>
}
