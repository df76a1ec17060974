import { LEVELS, PLAY_STYLES, THINKING_LEVELS } from '@charterstone/bots'

const STYLES = PLAY_STYLES.filter((style) => style !== 'balanced')

/** Names all bots, for the help of `--players`. */
export const BOTS_HELP = `Bots: ${LEVELS.join(', ')}; ${THINKING_LEVELS[0]} to ${THINKING_LEVELS.at(-1)} also with a play style (${STYLES.join(', ')}), as in medium:builder`
