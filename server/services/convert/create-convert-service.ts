// Makes quotes and keeps them for as long as they are good; sends the core what is taken, and looks after orders that wait.
import { randomUUID } from 'node:crypto';

import { quoteNames } from '#server/engine/convert/convert-command.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ConversionReader } from '#server/projections/conversions/create-conversion-reader.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ConvertService, ConvertOffer, Part, PricedPart, Quote, Taken, TakenPart } from './convert-service.ts';

export type ConvertServiceOptions = {
  readonly client: Pick<ExchangeClient, 'submit' | 'submitAll' | 'convertPrices' | 'convertsDue'>;
  readonly projections: Pick<Projections, 'caughtUp'> & { readonly conversions: Pick<ConversionReader, 'ofReference'> };
  readonly listings: Listings;
  readonly offer: ConvertOffer;
  readonly now?: () => number;
  /** 0: only when told. */
  readonly tickEveryMs: number;
  readonly log: { error(details: object, message: string): void };
};

/** Quotes that one account can have at once: an older one is forgotten. */
const quotesEach = 20;
/** Whoever takes one again is told what it brought for so long; later the history tells. */
const rememberedMs = 60_000;
/** Legs of one command. */
const maxParts = 64;

type Kept = { readonly quote: Quote; outcome: Promise<Taken | RejectReason> | null };

const isReason = (text: string): text is RejectReason => Object.values<string>(RejectReason).includes(text);

export function createConvertService(options: ConvertServiceOptions): ConvertService {
  const { client, projections, listings, offer, now = Date.now, tickEveryMs, log } = options;
  /** Oldest first. */
  const kept = new Map<string, Kept>();

  const forget = (accountId: AccountId): void => {
    const nowMs = now();
    const own: string[] = [];
    for (const [id, { quote }] of kept) {
      if (quote.expiresMs + rememberedMs < nowMs) kept.delete(id);
      else if (quote.accountId === accountId) own.push(id);
    }
    for (const id of own.slice(0, Math.max(0, own.length - quotesEach + 1))) kept.delete(id);
  };
  const keep = (accountId: AccountId, parts: readonly PricedPart[], to: AssetListing, name: string): Quote => {
    forget(accountId);
    const expiresMs = now() + offer.rules.quoteSeconds * 1000;
    const quote: Quote = { id: `${name}${randomUUID()}`, accountId, to, parts, expiresMs };
    kept.set(quote.id, { quote, outcome: null });
    return quote;
  };
  const pricesOf = (parts: readonly Part[], to: AssetListing) =>
    client.convertPrices(parts.map(({ asset, units: given }) => ({ assetId: asset.assetId, toAssetId: to.assetId, units: given })));

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

  /** With many orders, some at a time and the others at the next look. */
  let lookedUpTo = 0;
  const settleDue = async (): Promise<number> => {
    const { orderIds, next } = await client.convertsDue(now(), lookedUpTo);
    lookedUpTo = next;
    if (orderIds.length > 0) await client.submitAll(orderIds.map((orderId) => ({ type: 'settle-convert-order', orderId })));
    return orderIds.length;
  };
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const tick = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = settleDue()
      .catch((error: unknown) => log.error({ err: error }, 'convert orders could not be looked at'))
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = tickEveryMs === 0 ? undefined : setInterval(tick, tickEveryMs).unref();

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
      return keep(accountId, [{ ...part, toUnits: units(answer.toUnits) }], to, quoteNames.quote);
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
      return { quote: priced.length === 0 ? null : keep(accountId, priced, to, quoteNames.sweep), out };
    },
    take: async (accountId, id) => {
      const found = kept.get(id);
      // Another account's quote is none.
      if (found === undefined || found.quote.accountId !== accountId) return (await told(accountId, id)) ?? RejectReason.quoteExpired;
      found.outcome ??= convert(found.quote).catch((error: unknown) => {
        // The outcome is unknown: whoever asks again asks the core, which converts once.
        found.outcome = null;
        throw error;
      });
      return found.outcome;
    },
    settleDue,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
