// Asks of the group of calls about contracts themselves: their rules, and what happens in them.
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { contractFiguresAsks } from './contract-figures-asks.ts';
import { contractRulesAsks } from './contract-rules-asks.ts';
import type { Judgements } from './judgement.ts';

export const contractDataAsks: Judgements<AnsweringPathOf<'contract-data'>> = { ...contractRulesAsks, ...contractFiguresAsks };
