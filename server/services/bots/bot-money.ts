// The money that an owner could put into bots, that bots hold, and that may be taken out of one.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { AccountMode } from '#lib/contract/enums.ts';
import type { Automation } from '#server/automation/automation.ts';
import { botKinds } from '#server/automation/bots/bot-kinds.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { toldCoin } from './bot-market.ts';
import type { BotHolding, Bots } from './bots.ts';
import { isOver } from './refusal.ts';

type Sources = {
  readonly client: Pick<ExchangeClient, 'balances' | 'futures' | 'margins' | 'unified'>;
  readonly listings: Listings;
  readonly automation: Pick<Automation, 'botsOf'>;
};

type BotMoney = Pick<Bots, 'free' | 'held' | 'holdings' | 'withdrawable'>;

export function createBotMoney({ client, listings, automation }: Sources): BotMoney {
  return {
    free: async (ownerId) => {
      const unified = await client.unified(ownerId);
      if (unified !== null && unified.mode !== AccountMode.classic)
        return new Map(unified.coins.map(({ assetId, withdrawable }) => [assetId, withdrawable]));
      return new Map((await client.balances(ownerId)).map(({ assetId, available }) => [assetId, available]));
    },
    held: (ownerId) =>
      automation
        .botsOf(ownerId)
        .filter(({ state }) => state !== BotState.stopped)
        .flatMap((bot) => {
          const owned = [...bot.coins, ...bot.debts.map(({ assetId, units: owed }) => ({ assetId, units: -owed }))];
          const coins = owned.map(({ assetId, units: has }) => ({ assetId, units: BigInt(has), unrealised: 0n }));
          if (bot.positions.length === 0) return coins;
          const { assetId } = toldCoin(listings, listings.market(bot.marketId));
          const gained = bot.positions.reduce((sum, { unrealisedUnits }) => sum + unrealisedUnits, 0);
          return [...coins, { assetId, units: 0n, unrealised: BigInt(gained) }];
        }),
    holdings: async ({ strategyId }) => {
      const [balances, futures, margins] = await Promise.all([
        client.balances(strategyId),
        client.futures(strategyId),
        client.margins(strategyId),
      ]);
      const held = new Map<AssetId, BotHolding>();
      for (const { assetId, available, frozen } of [...balances, ...(futures?.wallets ?? []), ...margins.flatMap(({ coins }) => coins)]) {
        const before = held.get(assetId);
        held.set(assetId, {
          assetId,
          available: units((before?.available ?? 0n) + available),
          frozen: units((before?.frozen ?? 0n) + frozen),
        });
      }
      return [...held.values()].filter(({ available, frozen }) => available !== 0n || frozen !== 0n);
    },
    withdrawable: async (bot) => {
      const { quoteAssetId, contract } = listings.rules(listings.market(bot.marketId));
      if (isOver(bot)) return 0n;
      const coin = contract?.marginAssetId ?? quoteAssetId;
      const [balances, futures] = await Promise.all([client.balances(bot.strategyId), client.futures(bot.strategyId)]);
      const spot = balances.find(({ assetId }) => assetId === coin)?.available ?? 0n;
      const sendable = futures?.wallets.find(({ assetId }) => assetId === coin)?.sendable ?? 0;
      const free = spot + BigInt(Math.max(0, Math.floor(sendable)));
      return botKinds[bot.terms.kind].withdrawableProfit(bot, free);
    },
  };
}
