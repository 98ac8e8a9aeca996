// The take-profit and stop-loss that an order takes with it, as the wire carries them.
import { TriggerType } from '#lib/contract/enums.ts';
import { toExitFields, type ExitFields, type SpotTrigger } from '#lib/contract/wire/orders/exit-fields.ts';
import type { Listings, MarketListing } from '../listings.ts';
import { PriceSource, type ExitTerms, type StopTerms } from '../plans/trigger-terms.ts';

/** Nothing without an exit, and nothing of a leg that it does not have. */
export function presetFields(market: MarketListing, exit: ExitTerms | null, listings: Listings): ExitFields {
  const leg = (trigger: StopTerms | null): SpotTrigger | null =>
    trigger === null
      ? null
      : {
          triggerType: trigger.source === PriceSource.last ? TriggerType.market : TriggerType.fair,
          triggerPrice: listings.priceText(market, trigger.triggerTicks),
          executePrice: trigger.executeTicks === 0 ? null : listings.priceText(market, trigger.executeTicks),
          ...(trigger.marketAfterMs === undefined ? {} : { marketAfterSeconds: trigger.marketAfterMs / 1000 }),
        };
  return exit === null ? {} : toExitFields({ takeProfit: leg(exit.takeProfit), stopLoss: leg(exit.stopLoss) });
}
