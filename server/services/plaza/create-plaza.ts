// The strategy plaza of a venue, over its database and its bots.
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import type { RankingWindow } from '#lib/contract/bots/plaza.ts';
import { joinedPoints } from '#lib/order-math/bots/computed/joined-record.ts';
import type { Automation } from '#server/automation/automation.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { isPublicText } from '#server/names/public-text.ts';
import type { Store } from '#server/store/open-store.ts';
import { unlessAway } from '#server/store/database-away.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { copiesOf } from './copies-of.ts';
import { copyTerms } from './copy-terms.ts';
import { keepRecords, type PaidPrice, readTracks, type Track } from './keep-records.ts';
import type { Plaza, PlazaRefusal, Ranked } from './plaza.ts';
import { collectedLimit, createCollectedStrategies, createPublishedStrategies, type Published } from './published-strategies.ts';
import { createRankingReader } from './read-ranking.ts';
import { figureRows, pointsUpTo, recordRows, toUsdt, type RecordRow, type ToUsdt } from './record-rows.ts';

type Sources = {
  readonly db: Store['db'];
  readonly client: Pick<ExchangeClient, 'subscribersOf'>;
  readonly listings: Listings;
  readonly automation: Pick<Automation, 'bot' | 'copiesOf'>;
  /** The owner of the bots of the house. */
  readonly houseOwner: AccountId;
  /** The coin that a bot is told in. */
  readonly coinOf: (bot: BotView) => AssetListing;
  /** Null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
  readonly now: () => number;
  /** 0: the ranking is brought up to date when told alone. */
  readonly everyMs: number;
  readonly log: { error(text: string): void };
  readonly closing: AsyncDisposableStack;
};

/** An answer about all records is worked out when they change, not when it is asked for: of a hundred thousand that takes its time. */
function workedOut<Answer>(read: () => Promise<Answer>): { readonly known: () => Promise<Answer>; readonly again: () => Promise<void> } {
  let last: Promise<Answer> | null = null;
  return {
    known: () => {
      if (last !== null) return last;
      const asked = read();
      last = asked;
      asked.catch(() => {
        if (last === asked) last = null;
      });
      return asked;
    },
    again: async () => {
      last = Promise.resolve(await read());
    },
  };
}

const refuse = (refused: PlazaRefusal['refused'], params: PlazaRefusal['params'] = {}): PlazaRefusal => ({ refused, params });

export function createPlaza({
  db,
  client,
  listings,
  automation,
  houseOwner,
  coinOf,
  usdtPrice,
  now,
  everyMs,
  log,
  closing,
}: Sources): Plaza {
  const reader = createRankingReader(db, now);
  const publications = createPublishedStrategies(db);
  const collection = createCollectedStrategies(db);

  /** A coin whose price nothing tells counts nothing. */
  const usdtOf = (bot: BotView): ToUsdt => {
    const coin = coinOf(bot);
    return toUsdt(coin.decimals, usdtPrice(coin.code) ?? '0');
  };

  const paidUsdt = (prices: readonly PaidPrice[]): bigint =>
    prices.reduce((sum, { assetId, units }) => {
      const coin = listings.asset(assetId);
      return sum + toUsdt(coin.decimals, usdtPrice(coin.code) ?? '0')(Number(units));
    }, 0n);

  const figured = (bot: BotView, { points, computed, prices }: Track): Parameters<typeof recordRows>[0] => ({
    bot,
    line: isContract(listings.market(bot.marketId)) ? 2 : 1,
    points,
    computed,
    usdt: usdtOf(bot),
    copies: copiesOf(automation.copiesOf(bot.strategyId), usdtOf, paidUsdt(prices)),
  });

  const updateRecords = keepRecords({
    db,
    rowsOf: (strategyId, track) => {
      const bot = automation.bot(strategyId);
      // A copy of a leader has its place with him.
      if (bot === null || termsKinds[bot.terms.kind].listedAs !== 'bot') return [];
      return recordRows(figured(bot, track));
    },
    sourceOf: (strategyId) => automation.bot(strategyId)?.copyOf ?? null,
  });
  const counts = workedOut(() => reader.counts(null));
  const markets = { 1: workedOut(() => reader.markets(1)), 2: workedOut(() => reader.markets(2)) } as const;
  const update = async (): Promise<void> => {
    if (!(await updateRecords())) return;
    await Promise.all([counts.again(), markets[1].again(), markets[2].again()]);
  };
  const tick = (): void => void update().catch(unlessAway((error) => log.error(`the ranking of strategies: ${errorText(error)}`)));
  const timer = everyMs === 0 ? undefined : setInterval(tick, everyMs).unref();
  closing.defer(async () => {
    clearInterval(timer);
    // Nothing is read from a database that is about to be closed.
    await update().catch(() => undefined);
  });

  const toRanked = (record: RecordRow, published: Published | null, isRanked: boolean): readonly Ranked[] => {
    const bot = automation.bot(record.strategyId);
    return bot === null ? [] : [{ record, bot, isHouse: bot.ownerId === houseOwner, published, isRanked }];
  };

  const ranked = async (rows: readonly RecordRow[]): Promise<readonly Ranked[]> => {
    const published = await publications.of(rows.map(({ strategyId }) => strategyId));
    return rows.flatMap((record) => toRanked(record, published.get(record.strategyId) ?? null, true));
  };

  /** A strategy that does not count yet: figures up to this moment. */
  const begun = async (published: Published, windowDays: RankingWindow): Promise<readonly Ranked[]> => {
    const { strategyId } = published;
    const bot = automation.bot(strategyId);
    if (bot === null) return [];
    const track = (await readTracks(db, [strategyId]))(strategyId);
    const rows = figureRows(figured(bot, { ...track, points: pointsUpTo(bot, track.points, now()) }));
    return rows.filter((row) => row.windowDays === windowDays).flatMap((row) => toRanked(row, published, false));
  };

  const some = async (ids: readonly AccountId[], windowDays: RankingWindow): Promise<readonly Ranked[]> => {
    const rows = new Map((await reader.some(ids, windowDays)).map((row) => [row.strategyId, row]));
    const published = await publications.of(ids);
    const found = ids.map(async (id) => {
      const [row, publication] = [rows.get(id), published.get(id) ?? null];
      if (row !== undefined) return toRanked(row, publication, true);
      return publication === null ? [] : begun(publication, windowDays);
    });
    return (await Promise.all(found)).flat();
  };

  const publication = async (strategyId: AccountId): Promise<Published | null> =>
    (await publications.of([strategyId])).get(strategyId) ?? null;
  const own = (ownerId: AccountId, strategyId: AccountId): boolean => automation.bot(strategyId)?.ownerId === ownerId;

  return {
    page: async (asked) => {
      const { rows, hasMore } = await reader.page(asked);
      return { list: await ranked(rows), hasMore };
    },
    some,
    best: async (strategyType) => ranked(await reader.best(strategyType)),
    counts: (marketId) => (marketId === null ? counts.known() : reader.counts(marketId)),
    markets: (line) => markets[line].known(),
    points: async (strategyId) => {
      const { points, computed } = (await readTracks(db, [strategyId]))(strategyId);
      return joinedPoints(computed, points).map((point, place) => ({ ...point, isComputed: place < computed.length }));
    },
    publish: async (ownerId, published) => {
      if (!own(ownerId, published.strategyId)) return refuse('unknownStrategy');
      // Its author is another one, who has put it there himself.
      if (automation.bot(published.strategyId)?.copyOf !== null) return refuse('copyNotPublishable');
      if (!isPublicText(published.name)) return refuse('publicName');
      await publications.publish(ownerId, published, now());
      return null;
    },
    withdraw: async (ownerId, strategyId) => {
      if (!own(ownerId, strategyId)) return refuse('unknownStrategy');
      await publications.withdraw(strategyId);
      return null;
    },
    publication,
    publishedBot: async (strategyId) => ((await publication(strategyId)) === null ? null : automation.bot(strategyId)),
    copyTerms: async (strategyId, copier) => {
      const published = await publication(strategyId);
      if (published === null) return null;
      return copyTerms({ published, copier, isHouse: own(houseOwner, strategyId), subscribersOf: (id) => client.subscribersOf(id) });
    },
    namesOf: async (strategyIds) => new Map([...(await publications.of(strategyIds)).values()].map((one) => [one.strategyId, one.name])),
    collect: async (accountId, strategyId) => {
      const [known] = await some([strategyId], 0);
      if (known === undefined) return refuse('notRanked');
      const isAdded = await collection.add(accountId, strategyId, now());
      return isAdded ? null : refuse('collectedLimit', { limit: collectedLimit });
    },
    forget: (accountId, strategyId) => collection.remove(accountId, strategyId),
    collected: (accountId) => collection.list(accountId),
    update,
  };
}
