/** D1, for one to six seats. Made by `charterstone balance --campaigns 128 --seed 1 --par`; do not edit, but run it again. */
export const par: readonly number[] = [35, 105, 174, 226, 309, 376]
