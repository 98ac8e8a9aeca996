// The check of a signal bot's terms before its start or an edit: what the preview of the form says, about markets in integers.
import type { SignalEdit, SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { withSignalEdit } from '#lib/order-math/bots/signal/signal-limits.ts';
import { signalPreview } from '#lib/order-math/bots/signal/signal-preview.ts';
import type { TermsProblem } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import { lastPriceText, marketText } from '../market-text.ts';

export function checkSignal(terms: SignalTerms, legs: readonly BotLeg[]): readonly TermsProblem[] {
  const { problems } = signalPreview(
    terms,
    legs.map(({ market, prices }) => ({
      symbol: market.symbol,
      sizes: marketText(market),
      lastPrice: lastPriceText(market, prices),
    })),
  );
  return problems;
}

/** Funds and prices have changed since the start: of the terms only those are asked that the edit changes. */
export const checkSignalEdit = (terms: SignalTerms, edit: SignalEdit, legs: readonly BotLeg[]): readonly TermsProblem[] =>
  checkSignal(withSignalEdit(terms, edit), legs).filter(({ field }) => Object.hasOwn(edit, field));
