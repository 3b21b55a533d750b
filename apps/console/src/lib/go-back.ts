import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** Goes back, or to the given page if this one was opened directly and Back would leave the console. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate()
  return useCallback(() => {
    const place = (history.state as { idx?: number } | null)?.idx ?? 0
    void (place > 0 ? navigate(-1) : navigate(otherwise))
  }, [navigate, otherwise])
}
