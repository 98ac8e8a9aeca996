// A venue with a leader and those who copy him: a quiet book at 100, so that sizes and prices can be worked out by hand.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import { carriedLossOf } from '#server/services/bots/carried-loss.ts';
import { ann, bob, BotVenue, type BotVenueOptions } from '../bot-venue.ts';
import { sampleCopy } from '../sample-terms.ts';

export type CopyVenue = {
  readonly venue: BotVenue;
  /** Follows Bob, who leads; 1,000 are put in. `share` is the percent of the profit that he is promised. */
  follow(more?: Partial<CopyTerms>, owner?: number, share?: number): number;
  /** The rows of a copy as code and params, from a code on. */
  rows(copy: number, from?: string): readonly (readonly [string, Readonly<Record<string, string | number>>])[];
};

const types = { spot: StrategyType.spotCopy, futures: StrategyType.futuresCopy } as const;

/** Bob leads, and the market of the line stands at 100: whoever buys pays 100.01, whoever sells gets 99.99. */
export function openCopies(line: LeadLine, options: Partial<BotVenueOptions> = {}): CopyVenue {
  const venue = new BotVenue({ kindOf: botKind, ...options });
  const market = line === 'spot' ? 0 : 1;
  venue.moveTo(10_000, market);
  venue.offer(10_000, market);
  venue.lead(bob, line);
  /** As the exchange tells it with the start. */
  const carried = (owner: number): { readonly carriedUnits?: number } => {
    const earlier = venue.host.bots.records().filter(({ ownerId }) => ownerId === owner);
    const ended = earlier.map((bot) => ({
      ...bot,
      totalUnits: bot.futuresUnits + bot.returnedUnits - bot.investedUnits - bot.addedUnits,
    }));
    const carriedUnits = carriedLossOf(ended, { copyOf: bob, strategyType: types[line], toldAssetId: 1 }, venue.nowMs);
    return carriedUnits === 0 ? {} : { carriedUnits };
  };
  return {
    venue,
    follow: (more = {}, owner = ann, share = 0) =>
      venue.copy(
        { copyOf: bob, sharePercent: share, follows: line, ...carried(owner) },
        owner,
        { kind: 'copy', terms: sampleCopy(more) },
        types[line],
        market,
      ),
    rows: (copy, from) => {
      venue.checkpoint();
      const all = [...venue.rows.values()].filter(({ strategyId }) => strategyId === copy).toSorted((a, b) => a.number - b.number);
      const first = from === undefined ? 0 : all.findIndex(({ code }) => code === from);
      return all.slice(first).map(({ code, params }) => [code, params]);
    },
  };
}
