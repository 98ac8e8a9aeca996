// The markets with settings of their own: each has to be one that copies of the line can trade in.
import type { Listings } from '#server/engine/listings.ts';
import { findBotMarket } from '../find-bot-market.ts';
import { Refusal } from '../../refusal/refusal.ts';

type Asked = { readonly strategyType: 31 | 32; readonly markets?: readonly { readonly symbolId: string }[] | undefined };

/** The same fields with the names that the exchange has for them, or why one of them does not do. */
export function withMarketNames<Fields extends Asked>(fields: Fields, listings: Listings): Fields | Refusal {
  const { strategyType, markets } = fields;
  if (markets === undefined) return fields;
  const named = [];
  for (const market of markets) {
    const found = findBotMarket(listings, { strategyType, symbolId: market.symbolId });
    if (found instanceof Refusal) return found;
    named.push({ ...market, symbolId: found.symbol });
  }
  return { ...fields, markets: named };
}
