// The commands about what is listed: their bytes, and what each does.
import { MarketState } from '#lib/contract/enums.ts';
import { listOf, pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { listAsset, listMarket, setMarketState, setReferencePrice } from './list-venue.ts';
import { ticks } from '../units.ts';
import type { MarketCommand } from './market-command.ts';
import { readContract, readRules, writeContract, writeRules } from './rules-codec.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
const marketStates = listOf<MarketState>()([MarketState.online, MarketState.cancelOnly, MarketState.halted]);
/** A market with the rules of a contract behind its own. */
const listContract = 18;

export const marketCommands: CommandEntries<MarketCommand> = {
  'list-asset': {
    kind: 1,
    write: ({ assetId, code, decimals }, out) => {
      out.whole(assetId);
      out.text(code);
      out.byte(decimals);
    },
    read: (from) => ({ type: 'list-asset', assetId: from.whole(), code: from.text(), decimals: from.byte() }),
    handle: listAsset,
  },
  'list-market': {
    kinds: [2, listContract],
    kindOf: ({ rules }) => (rules.contract === undefined ? 2 : listContract),
    write: ({ rules }, out) => {
      writeRules(rules, out);
      if (rules.contract !== undefined) writeContract(rules.contract, out);
    },
    read: (from, kind) => {
      const rules = readRules(from);
      return { type: 'list-market', rules: kind === listContract ? { ...rules, contract: readContract(from) } : rules };
    },
    handle: listMarket,
  },
  'set-market-state': {
    kind: 16,
    write: ({ marketId, state }, out) => {
      out.whole(marketId);
      out.byte(placeOf(marketStates, state));
    },
    read: (from) => ({ type: 'set-market-state', marketId: from.whole(), state: pick(marketStates, from.byte()) }),
    handle: setMarketState,
  },
  'set-reference-price': {
    kind: 10,
    write: ({ marketId, priceTicks }, out) => {
      out.whole(marketId);
      out.whole(priceTicks);
    },
    read: (from) => ({ type: 'set-reference-price', marketId: from.whole(), priceTicks: ticks(from.whole()) }),
    handle: setReferencePrice,
  },
};
