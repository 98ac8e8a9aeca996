// Every call of the specification that this exchange has, with what judges it: one without is an error of types.
import type { AnsweringPathOf, SpecGroup } from '#lib/contract/spec-calls.ts';
import { contractAdjustAsks } from './contract-adjust-asks.ts';
import type { Judgements } from './judgement.ts';

export const everyAsk = {
  'contract-adjust': contractAdjustAsks,
} satisfies { readonly [Group in SpecGroup]?: Judgements<AnsweringPathOf<Group>> };
