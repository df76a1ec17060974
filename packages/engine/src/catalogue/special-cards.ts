/** Index numbers of the cards that rules name one by one. */

/** The spectral worker. */
export const SPECTRAL_CARD = 343
/** The guidepost of the second game. */
export const FIRST_GUIDEPOST = 400
/** What frees the spectral worker in coins (GS). */
export const RANSOM = 9
