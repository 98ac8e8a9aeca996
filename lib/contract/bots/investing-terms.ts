// The terms of a bot with another investment: who takes the parameters of somebody else puts money of their own in.
import type { BotTerms, BotTermsOf, TermsByKind } from './bot-terms.ts';
import { termsKinds } from './terms-kinds.ts';

type Investing = { readonly [Kind in BotTerms['kind']]: { readonly investing: (terms: TermsByKind[Kind], amount: string) => BotTerms } };
const kinds: Investing = termsKinds;

/** `amount`: of the coin that the bot is funded in; decimal text. */
export const investingTerms = <Kind extends BotTerms['kind']>({ kind, terms }: BotTermsOf<Kind>, amount: string): BotTerms =>
  kinds[kind].investing(terms, amount);
