// The adverts of a venue, over its database: the rows are what is true, and the board in memory finds those that are online.
import { advertLimit } from '#lib/contract/c2c/advert-terms.ts';
import type { AdvertPorts } from './advert-ports.ts';
import { advertNow, toBoard } from './advert-now.ts';
import { createAdvertRows, type AdvertRow } from './advert-rows.ts';
import type { AdvertNow, AdvertPair, AdvertRefusal, Adverts } from './adverts.ts';
import { createBoard } from './board/board.ts';
import { checkTerms, refusePrice } from './check-terms.ts';
import { foundAdverts } from './found-adverts.ts';
import { createOffers } from './offer-of.ts';
import { createQuotes } from './quotes.ts';
import { noRecord } from '../records/trading-record.ts';

const refuse = (refused: AdvertRefusal['refused'], params: AdvertRefusal['params'] = {}): AdvertRefusal => ({ refused, params });

/** Records are asked for so many users at once. */
const partLength = 1000;

export function createAdverts(ports: AdvertPorts): Adverts {
  const { methodsOf, recordsOf, registeredOf, frozenAmong, nicknameOf, isHouse, oneAdvertAtATime, oneUserAtATime, now } = ports;
  const rows = createAdvertRows(ports.db);
  const quotes = createQuotes(ports);
  const board = createBoard();
  const indexOf = (pair: AdvertPair): string | null => quotes.indexOf(pair);
  const completionOf = async (userId: string): Promise<number | null> => (await recordsOf([userId])).get(userId)?.completionPercent ?? null;

  const fill = async (): Promise<void> => {
    const online = await rows.online();
    const userIds = [...new Set(online.map(({ userId }) => userId))];
    for (let first = 0; first < userIds.length; first += partLength) {
      const part = new Set(userIds.slice(first, first + partLength));
      const records = await recordsOf([...part]);
      for (const row of online)
        if (part.has(row.userId)) board.put(toBoard(row, quotes.certain(row), records.get(row.userId)?.completionPercent ?? null));
    }
  };
  let filled: Promise<void> | null = null;
  /** Filled when it is needed first; where the database was away, with the next one who needs it. */
  const ready = async (): Promise<void> => {
    filled ??= fill();
    try {
      await filled;
    } catch (error) {
      filled = null;
      throw error;
    }
  };
  const show = async (row: AdvertRow): Promise<void> => {
    if (row.state === 'online') board.put(toBoard(row, quotes.certain(row), await completionOf(row.userId)));
    else board.remove(row.advertId);
  };
  const toldOf = (row: AdvertRow, frozen: ReadonlySet<string>, nowMs = now()): AdvertNow =>
    advertNow(row, { pair: quotes.certain(row), index: indexOf(row), nowMs, isFrozen: frozen.has(row.userId) });
  const told = async (row: AdvertRow, nowMs = now()): Promise<AdvertNow> => toldOf(row, await frozenAmong([row.userId]), nowMs);

  /** The owner's word about one of his adverts, while nobody orders there. */
  const ofOwner = (
    userId: string,
    advertId: number,
    work: (row: AdvertRow) => Promise<AdvertRow | AdvertRefusal>,
  ): Promise<AdvertNow | AdvertRefusal> =>
    oneAdvertAtATime(advertId, async () => {
      await ready();
      const row = await rows.find(advertId);
      if (row === null || row.userId !== userId) return refuse('unknownAdvert');
      if (row.state === 'closed') return refuse('advertClosed');
      const changed = await work(row);
      if ('refused' in changed) return changed;
      await show(changed);
      return told(changed);
    });
  const { list, pairs } = foundAdverts({ rows, quotes, board, frozenAmong, toldOf, now });
  const { offerOf } = createOffers({ ...ports, rows, told });

  return {
    publish: (userId, { side, ...named }, terms, isOnline) =>
      oneUserAtATime(userId, async () => {
        await ready();
        const pair = quotes.known(named);
        if ('refused' in pair) return pair;
        const checked = await checkTerms(terms, { userId, pair, index: indexOf(pair), takenUnits: 0n, methodsOf });
        if ('refused' in checked) return checked;
        if ((await rows.openCount(userId)) >= advertLimit) return refuse('advertLimit', { limit: advertLimit });
        const about = { side, coin: pair.coin, quote: pair.quote };
        if (isOnline && (await rows.hasOther(userId, about, 0))) return refuse('advertPairOnline');
        const state = isOnline ? ('online' as const) : ('paused' as const);
        const row = await rows.add({ ...about, ...checked, userId, state, createdMs: now() });
        await show(row);
        return told(row);
      }),
    edit: (userId, advertId, version, terms) =>
      ofOwner(userId, advertId, async (row) => {
        if (row.version !== version) return refuse('advertChanged');
        const pair = quotes.certain(row);
        const checked = await checkTerms(terms, { userId, pair, index: indexOf(pair), takenUnits: row.takenUnits, methodsOf });
        return 'refused' in checked ? checked : rows.change(advertId, { ...checked, version: version + 1 });
      }),
    pause: (userId, advertId) => ofOwner(userId, advertId, () => rows.change(advertId, { state: 'paused' })),
    resume: (userId, advertId) =>
      oneUserAtATime(userId, () =>
        ofOwner(userId, advertId, async (row) => {
          // The market may have gone away from a price of before.
          const far = refusePrice(row.price, indexOf(row));
          if (far !== null) return far;
          if (await rows.hasOther(userId, row, advertId)) return refuse('advertPairOnline');
          return rows.change(advertId, { state: 'online' });
        }),
      ),
    close: (userId, advertId) => ofOwner(userId, advertId, () => rows.change(advertId, { state: 'closed' })),
    mine: async (userId, page) => {
      const [found, frozen] = await Promise.all([rows.mine(userId, page), frozenAmong([userId])]);
      return found.map((row) => toldOf(row, frozen));
    },
    list: async (asked) => {
      await ready();
      return list(asked);
    },
    pairs: async (quote) => {
      await ready();
      return pairs(quote);
    },
    find: async (advertId) => {
      const row = await rows.find(advertId);
      return row === null ? null : told(row);
    },
    traders: async (userIds) => {
      const [records, registered] = await Promise.all([recordsOf(userIds), registeredOf(userIds)]);
      return new Map(
        userIds.map((userId) => [
          userId,
          {
            nickname: nicknameOf(userId),
            isHouse: isHouse(userId),
            registeredMs: registered.get(userId) ?? now(),
            record: records.get(userId) ?? noRecord,
          },
        ]),
      );
    },
    refusePair: (pair) => {
      const known = quotes.known(pair);
      return 'refused' in known ? known : null;
    },
    indexOf,
    offerOf,
    oneAtATime: oneAdvertAtATime,
    takenChanged: async (advertIds) => {
      await ready();
      for (const row of (await rows.some(advertIds)).values()) await show(row);
    },
    recordChanged: async (userId) => {
      await ready();
      board.setCompletion(userId, (await completionOf(userId)) ?? -1);
    },
    methodsChanged: async (userId) => {
      const own = new Map((await methodsOf(userId)).map((method) => [method.methodId, method]));
      for (const { advertId } of await rows.open(userId))
        await oneAdvertAtATime(advertId, async () => {
          await ready();
          const row = await rows.find(advertId);
          if (row === null || row.state === 'closed') return;
          const left = row.methodIds.flatMap((methodId) => {
            const method = own.get(methodId);
            return method !== undefined && method.fiats.includes(row.quote) ? [method] : [];
          });
          const schemes = [...new Set(left.map(({ scheme }) => scheme))];
          await show(await rows.change(advertId, { schemes }));
        });
    },
  };
}
