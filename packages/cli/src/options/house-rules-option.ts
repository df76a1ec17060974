import { HOUSE_RULE_IDS, type HouseRuleId } from '@charterstone/engine'
import { type Options, wordsOption } from '@charterstone/lab'

export function houseOption(options: Options): readonly HouseRuleId[] | undefined {
  return wordsOption(options, 'house', HOUSE_RULE_IDS)
}
