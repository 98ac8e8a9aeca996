// The market that a list is narrowed to, as an address and a choice of markets tell it.
import { symbolIdOf } from '../wire/orders/spot-order.ts';

/** Empty: none, or no name of a market. */
export function readMarket(text: string | null): string {
  const name = (text ?? '').toUpperCase();
  return /^[A-Z0-9_]{1,40}$/.test(name) ? symbolIdOf(name) : '';
}

/** A chosen one stands among them, also where nothing is left of it. */
export const marketsToChoose = (markets: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || markets.includes(chosen) ? markets : [chosen, ...markets];

export const marketName = (symbolId: string): string => symbolId.replace(/_[A-Z]+$/, '');
