// A taken quote: the core converts it once, and the history tells what came of it.
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ConversionReader } from '#server/projections/conversions/create-conversion-reader.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ConvertService, Quote, Taken, TakenPart } from './convert-service.ts';
import type { KeptQuotes } from './kept-quotes.ts';

export type TakeQuoteOptions = {
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly projections: Pick<Projections, 'caughtUp'> & { readonly conversions: Pick<ConversionReader, 'ofReference'> };
  readonly listings: Listings;
};

const isReason = (text: string): text is RejectReason => Object.values<string>(RejectReason).includes(text);

export function takeQuote(quotes: KeptQuotes, { client, projections, listings }: TakeQuoteOptions): ConvertService['take'] {
  /** The outcome of a quote by the history; null: it knows nothing of it. */
  const told = async (accountId: AccountId, id: string): Promise<Taken | null> => {
    const rows = await projections.conversions.ofReference(accountId, id);
    const [first] = rows;
    if (first === undefined) return null;
    const parts = rows.map(({ fromAssetId, fromUnits, toUnits, reason }): TakenPart => ({
      asset: listings.asset(fromAssetId),
      units: units(fromUnits),
      toUnits: units(toUnits),
      reason: isReason(reason) ? reason : null,
    }));
    return { timeMs: first.timeMs, to: listings.asset(first.toAssetId), parts };
  };

  const convert = async ({ id, accountId, to, parts, expiresMs }: Quote): Promise<Taken | RejectReason> => {
    const legs = parts.map(({ asset, units: given, toUnits }) => ({ assetId: asset.assetId, units: given, toUnits }));
    const reply = await client.submit({ type: 'convert', accountId, toAssetId: to.assetId, legs, expiresMs, reference: id });
    if (!reply.ok && reply.reason !== RejectReason.quoteTaken) return reply.reason;
    await projections.caughtUp(reply.sequence);
    const outcome = await told(accountId, id);
    if (outcome !== null) return outcome;
    // History is behind: of one coin there is nothing that it could say otherwise.
    return parts.length === 1 && reply.ok
      ? { timeMs: reply.timeMs, to, parts: parts.map((part) => ({ ...part, reason: null })) }
      : RejectReason.quoteTaken;
  };

  return async (accountId, id) => {
    const found = quotes.find(accountId, id);
    if (found === null) return (await told(accountId, id)) ?? RejectReason.quoteExpired;
    found.outcome ??= convert(found.quote).catch((error: unknown) => {
      // The outcome is unknown: whoever asks again asks the core, which converts once.
      found.outcome = null;
      throw error;
    });
    return found.outcome;
  };
}
