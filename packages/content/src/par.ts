/** D1, for one to six seats. Made by `charterstone balance --campaigns 16 --seed 1 --par`; do not edit, but run it again. */
export const par: readonly number[] = [34, 99, 168, 211, 324, 382]
