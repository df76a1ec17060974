import { useDraft } from '../../../table/draft.ts'
import type { Choice, Closed } from '../../../table/model/target.ts'
import { GoodsRow } from './goods-row.tsx'
import { GoodsStepper } from './goods-stepper.tsx'

type GoodsProps = { readonly choices: readonly Choice[]; readonly closed: readonly Closed[] }

/** What to pay, take, spare, give or keep: one at a time, or several in one step. */
export function Goods(props: GoodsProps) {
  const draft = useDraft()
  return draft === null ? <GoodsRow {...props} /> : <GoodsStepper draft={draft} {...props} />
}
