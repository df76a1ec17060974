/** D1, for one to six seats. Made by `charterstone balance --campaigns 32 --seed 1 --par`; do not edit, but run it again. */
export const par: readonly number[] = [37, 107, 169, 225, 304, 393]
