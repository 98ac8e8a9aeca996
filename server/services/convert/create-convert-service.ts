// Makes quotes and keeps them for as long as they are good; sends the core what is taken, and looks after orders that wait.
import { quoteNames } from '#server/engine/convert/convert-command.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ConvertService, ConvertOffer, Part, PricedPart } from './convert-service.ts';
import { createKeptQuotes } from './kept-quotes.ts';
import { settleOrders } from './settle-orders.ts';
import { takeQuote, type TakeQuoteOptions } from './take-quote.ts';

export type ConvertServiceOptions = Pick<TakeQuoteOptions, 'projections' | 'listings'> & {
  readonly client: Pick<ExchangeClient, 'submit' | 'submitAll' | 'convertPrices' | 'convertsDue'>;
  readonly offer: ConvertOffer;
  /** A name that no other command of the venue has. */
  readonly newReference: () => string;
  readonly now?: () => number;
  /** 0: only when told. */
  readonly tickEveryMs: number;
  readonly log: { error(details: object, message: string): void };
  readonly closing: AsyncDisposableStack;
};

/** Legs of one command. */
const maxParts = 64;

export function createConvertService(options: ConvertServiceOptions): ConvertService {
  const { client, projections, listings, offer, newReference, now = Date.now, tickEveryMs, log, closing } = options;
  const quotes = createKeptQuotes(offer.rules.quoteSeconds * 1000, newReference, now);
  const settleDue = settleOrders({ client, now, tickEveryMs, log, closing });
  const pricesOf = (parts: readonly Part[], to: AssetListing) =>
    client.convertPrices(parts.map(({ asset, units: given }) => ({ assetId: asset.assetId, toAssetId: to.assetId, units: given })));

  return {
    offer,
    price: async (from, to, given) => {
      const [answer] = await client.convertPrices([{ assetId: from.assetId, toAssetId: to.assetId, units: given }]);
      return answer ?? { reason: RejectReason.noConversion };
    },
    quote: async (accountId, part, to) => {
      const [answer] = await pricesOf([part], to);
      if (answer === undefined) return RejectReason.noConversion;
      if ('reason' in answer) return answer.reason;
      if (answer.toUnits === 0n) return RejectReason.invalidAmount;
      return quotes.keep(accountId, [{ ...part, toUnits: units(answer.toUnits) }], to, quoteNames.quote);
    },
    sweep: async (accountId, parts, to) => {
      const answers = await pricesOf(parts, to);
      const priced: PricedPart[] = [];
      const out: (Part & { reason: RejectReason })[] = [];
      for (const [place, part] of parts.entries()) {
        const answer = answers[place] ?? { reason: RejectReason.noConversion };
        if ('reason' in answer) out.push({ ...part, reason: answer.reason });
        else if (answer.toUnits === 0n) out.push({ ...part, reason: RejectReason.invalidAmount });
        else if (priced.length < maxParts) priced.push({ ...part, toUnits: units(answer.toUnits) });
      }
      return { quote: priced.length === 0 ? null : quotes.keep(accountId, priced, to, quoteNames.sweep), out };
    },
    take: takeQuote(quotes, { client, projections, listings }),
    settleDue,
  };
}
