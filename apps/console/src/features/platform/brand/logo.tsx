/** An L-shaped route that ends in a light. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M7 4v16.500a5.500 5.500 0 0 0 5.500 5.500h6"
        stroke="#93A4FF"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="25" cy="26" r="6" fill="#FFB020" opacity="0.25" />
      <circle cx="25" cy="26" r="3.500" fill="#FFB020" />
    </svg>
  )
}
