/** How long things move, in milliseconds. `tokens.css` has the same times as `--d-fast` and so on; a test compares them. */
export const MOTION = {
  fast: 120,
  mid: 220,
  move: 420,
  scene: 700,
  pulse: 600,
} as const
