/** No seat gets anything: one row for each number of seats, from one to six. */
const EVEN: readonly (readonly number[])[] = [
  [0],
  [0, 0],
  [0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
]

/** H10, for games 1 to 12: VP at the start by number of seats and place in turn order. To be measured; even until then. */
export const fairStart: readonly (readonly (readonly number[])[])[] = Array.from({ length: 12 }, () => EVEN)
