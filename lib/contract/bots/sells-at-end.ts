// The choice of an owner for the end of a bot: everything is sold, or given back as it is.
import type { BotTerms, BotTermsOf, ByKind } from './bot-terms.ts';

type Selling = { readonly sellsAtEnd: boolean };
const own = ({ sellsAtEnd }: Selling): boolean => sellsAtEnd;

const selling: ByKind<readonly [], boolean> = {
  grid: own,
  martingale: own,
  cta: own,
  wise: ({ preset }) => preset.terms.sellsAtEnd,
  regular: own,
  signal: own,
  portfolio: own,
  arbitrage: own,
};

export const sellsAtEnd = <Kind extends BotTerms['kind']>({ kind, terms }: BotTermsOf<Kind>): boolean => selling[kind](terms);
