// The commands about what is listed: their bytes, and what each does.
import { MarketState } from '#lib/contract/enums.ts';
import { listOf } from '../codec/choices.ts';
import { byte, choice, commandOf, inTicks, text, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { listAsset, listMarket, setMarketState, setReferencePrice } from './list-venue.ts';
import type { MarketCommand } from './market-command.ts';
import { contractRules, marketRules } from './rules-codec.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
const marketStates = listOf<MarketState>()([MarketState.online, MarketState.cancelOnly, MarketState.halted]);
/** A market with the rules of a contract behind its own. */
const listContract = 18;

export const marketCommands: CommandEntries<MarketCommand> = {
  'list-asset': { kind: 1, ...commandOf('list-asset', { assetId: whole, code: text, decimals: byte }), handle: listAsset },
  'list-market': {
    kinds: [2, listContract],
    kindOf: ({ rules }) => (rules.contract === undefined ? 2 : listContract),
    write: ({ rules }, out) => {
      marketRules.write(rules, out);
      if (rules.contract !== undefined) contractRules.write(rules.contract, out);
    },
    read: (from, kind) => {
      const rules = marketRules.read(from);
      return { type: 'list-market', rules: kind === listContract ? { ...rules, contract: contractRules.read(from) } : rules };
    },
    handle: listMarket,
  },
  'set-market-state': {
    kind: 16,
    ...commandOf('set-market-state', { marketId: whole, state: choice(marketStates) }),
    handle: setMarketState,
  },
  'set-reference-price': {
    kind: 10,
    ...commandOf('set-reference-price', { marketId: whole, priceTicks: inTicks }),
    handle: setReferencePrice,
  },
};
