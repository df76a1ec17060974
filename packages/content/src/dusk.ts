/** D4: dusk falls after this number of whole rounds without progress. */
export const quietRounds = 9
