// The terms of a bot with another investment: somebody who takes another's parameters puts money of their own in.
import type { BotTerms } from './bot-terms.ts';

type Kind = BotTerms['kind'];
type TermsOf<Of extends Kind> = Extract<BotTerms, { kind: Of }>;

/** A grid that was funded by both coins is copied with its quote coin alone. */
const investing: { readonly [Of in Kind]: (bot: TermsOf<Of>, amount: string) => TermsOf<Of> } = {
  grid: ({ kind, terms }, amount) => ({ kind, terms: { ...terms, baseInvestment: '0', quoteInvestment: amount } }),
  martingale: ({ kind, terms }, amount) => ({ kind, terms: { ...terms, investment: amount } }),
};

/** `amount`: of the coin that the bot is funded in; decimal text. */
export const investingTerms = (bot: BotTerms, amount: string): BotTerms =>
  bot.kind === 'grid' ? investing.grid(bot, amount) : investing.martingale(bot, amount);
