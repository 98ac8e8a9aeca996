// Asks of the group of calls that are public and of everything: words and lists, and markets with what things are worth.
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import type { Judgements } from './judgement.ts';
import { marketAsks } from './market-asks.ts';
import { siteWordsAsks } from './site-words-asks.ts';

export const mixPublicAsks: Judgements<AnsweringPathOf<'mix-public'>> = { ...siteWordsAsks, ...marketAsks };
