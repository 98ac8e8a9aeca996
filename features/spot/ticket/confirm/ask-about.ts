// What is asked before an order goes: which kind of question it is, and what it shows.
import type { SpotMarket } from '#lib/contract/market.ts';
import type { ConfirmationKind } from '#lib/session/confirmations.ts';
import type { TicketPreview } from '../ticket-preview.ts';
import type { TicketKind } from '../ticket-state.ts';

/** Everything that waits outside the book, or is split, is a plan to whoever is asked. */
export const confirmationOf = (kind: TicketKind): ConfirmationKind => (kind === 'limit' || kind === 'market' ? kind : 'plan');

/** Price and size of simple orders; of the others the lines of the preview say what they do. */
export function termsOf(
  preview: TicketPreview,
  market: SpotMarket,
  words: Readonly<Record<'price' | 'quantity' | 'amount' | 'atMarket', string>>,
): readonly { readonly name: string; readonly value: string }[] {
  // What is only worked out from the book stands in the lines, as an estimate.
  const { estimated } = preview.sized;
  const { kind, texts } = preview.meant;
  const [quantity, amount] = [estimated === 'quantity' ? '' : preview.sized.quantity, estimated === 'amount' ? '' : preview.sized.amount];
  return [
    ...(kind === 'market' ? [{ name: words.price, value: words.atMarket }] : []),
    ...(kind === 'limit' ? [{ name: words.price, value: `${texts.price} ${market.quoteCoin}` }] : []),
    ...(preview.units === 'amount' || quantity === '' ? [] : [{ name: words.quantity, value: `${quantity} ${market.baseCoin}` }]),
    ...(preview.units === 'quantity' || amount === '' ? [] : [{ name: words.amount, value: `${amount} ${market.quoteCoin}` }]),
  ];
}
