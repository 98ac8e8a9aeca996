// Quotes in memory: good for some seconds, and known for a while longer, so that whoever takes one again is told what it brought.
import type { AccountId } from '#server/engine/ids.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import type { RejectReason } from '#server/engine/reject.ts';
import type { PricedPart, Quote, Taken } from './convert-service.ts';

/** Quotes that one account can have at once: an older one is forgotten. */
const quotesEach = 20;
/** A quote that is taken again tells for so long what it brought; later the history tells. */
const rememberedMs = 60_000;

/** The outcome is null until somebody takes it. */
type KeptQuote = { readonly quote: Quote; outcome: Promise<Taken | RejectReason> | null };

export type KeptQuotes = {
  keep(accountId: AccountId, parts: readonly PricedPart[], to: AssetListing, name: string): Quote;
  /** Null: forgotten, or another account's. */
  find(accountId: AccountId, id: string): KeptQuote | null;
};

export function createKeptQuotes(goodForMs: number, newReference: () => string, now: () => number): KeptQuotes {
  /** Oldest first. */
  const kept = new Map<string, KeptQuote>();

  const forget = (accountId: AccountId): void => {
    const nowMs = now();
    const own: string[] = [];
    for (const [id, { quote }] of kept) {
      if (quote.expiresMs + rememberedMs < nowMs) kept.delete(id);
      else if (quote.accountId === accountId) own.push(id);
    }
    for (const id of own.slice(0, Math.max(0, own.length - quotesEach + 1))) kept.delete(id);
  };

  return {
    keep: (accountId, parts, to, name) => {
      forget(accountId);
      const quote: Quote = { id: `${name}${newReference()}`, accountId, to, parts, expiresMs: now() + goodForMs };
      kept.set(quote.id, { quote, outcome: null });
      return quote;
    },
    find: (accountId, id) => {
      const found = kept.get(id);
      return found?.quote.accountId === accountId ? found : null;
    },
  };
}
