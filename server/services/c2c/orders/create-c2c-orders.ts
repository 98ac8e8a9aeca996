// The orders between people in a venue: the core holds and moves, this knows the advert, the methods and the people.
import { openSteps, type C2cRole } from '#lib/contract/c2c/order-steps.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { C2cOrderRow, C2cReader } from '#server/projections/c2c/create-c2c-reader.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Adverts, Trader } from '#server/services/c2c/adverts/adverts.ts';
import type { PaymentMethods } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { inTurn } from '#server/store/in-turn.ts';
import type { C2cOrders, OrderRefusal, OwnOrder } from './c2c-orders.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { noRecord } from '../records/trading-record.ts';
import { createPlacing, refused, type PlacingRooms } from './place-order.ts';

export type C2cOrderPorts = Omit<PlacingRooms, 'client' | 'adverts' | 'methods'> & {
  readonly client: Pick<ExchangeClient, 'submit' | 'c2cOrders' | 'status' | 'subscribe'>;
  readonly projections: Pick<Projections, 'caughtUp'> & { readonly c2c: C2cReader };
  readonly adverts: PlacingRooms['adverts'] & Pick<Adverts, 'traders' | 'takenChanged' | 'recordChanged'>;
  readonly methods: Pick<PaymentMethods, 'list' | 'whileKept' | 'readFor'>;
  readonly ratings: Pick<Ratings, 'ofOrder' | 'of'>;
  /** Null: nobody has the account any more. */
  readonly ownerOf: (accountId: AccountId) => Promise<string | null>;
  /** Null: none is known. */
  readonly identityName: (userId: string) => Promise<string | null>;
  readonly log: { error(details: object, message: string): void };
  readonly closing: AsyncDisposableStack;
};

const roleOf = ({ buyerId, sellerId }: C2cOrderRow, accountId: AccountId): C2cRole | null =>
  buyerId === accountId ? 'buyer' : sellerId === accountId ? 'seller' : null;

const methodIdsOf = ({ methodIds }: Pick<C2cOrderRow, 'methodIds'>): number[] => (methodIds === '' ? [] : methodIds.split(',').map(Number));

/** Lists of adverts follow what orders take of them, and what becomes of orders. */
function followOrders({ client, projections, adverts, ownerOf, log, closing }: C2cOrderPorts): void {
  const follow = inTurn(
    async ({ sequence, events }: EventRecord) => {
      const moved = events.filter((event) => 'advertId' in event);
      await projections.caughtUp(sequence);
      await adverts.takenChanged([...new Set(moved.map(({ advertId }) => advertId))]);
      for (const accountId of new Set(moved.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]))) {
        const userId = await ownerOf(accountId);
        if (userId !== null) await adverts.recordChanged(userId);
      }
    },
    (error) => log.error({ err: error }, 'the list of adverts does not know what an order has taken'),
  );
  closing.defer(
    client.subscribe((records) => {
      for (const record of records) if (record.events.some((event) => 'advertId' in event)) follow(record);
    }),
  );
}

export function createC2cOrders(ports: C2cOrderPorts): C2cOrders {
  const { client, projections, adverts, methods, ratings, accountOf, ownerOf, identityName, now } = ports;
  const { c2c: reader } = projections;
  followOrders(ports);
  const place = createPlacing(ports);
  const seen = (): Promise<void> => projections.caughtUp(client.status().sequence);
  const submit = async (command: Parameters<typeof client.submit>[0]): Promise<OrderRefusal | null> => {
    const reply = await client.submit(command);
    if (!reply.ok) return refused(rejectKeys[reply.reason]);
    await seen();
    return null;
  };
  /** By account; those whom nobody has any more are left out. */
  const tradersOf = async (accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, Trader>> => {
    const owners = await Promise.all([...new Set(accountIds)].map(async (accountId) => [accountId, await ownerOf(accountId)] as const));
    const traders = await adverts.traders([...new Set(owners.flatMap(([, userId]) => userId ?? []))]);
    return new Map(
      owners.flatMap(([accountId, userId]) => {
        const trader = userId === null ? undefined : traders.get(userId);
        return trader === undefined ? [] : [[accountId, trader] as const];
      }),
    );
  };
  const toOwn = async (rows: readonly C2cOrderRow[], accountId: AccountId): Promise<readonly OwnOrder[]> => {
    const others = rows.map((row) => (roleOf(row, accountId) === 'buyer' ? row.sellerId : row.buyerId));
    const traders = await tradersOf(others);
    return rows.flatMap((row, at) => {
      const role = roleOf(row, accountId);
      const trader = traders.get(others[at] ?? 0);
      const record = trader?.record ?? noRecord;
      return role === null
        ? []
        : [{ row, role, counterpart: { nickname: trader?.nickname ?? '', isHouse: trader?.isHouse ?? false, ...record } }];
    });
  };

  return {
    place: async (taker, order, heldUntilMs) => {
      const placed = await place(taker, order, heldUntilMs);
      if (!('refused' in placed)) await seen();
      return placed;
    },
    step: ({ accountId }, orderId, step) => submit({ type: 'step-c2c-order', accountId, orderId, step }),
    find: async (accountId, orderId) => {
      await seen();
      const row = await reader.find(orderId);
      if (row === null) return null;
      const [own] = await toOwn([row], accountId);
      if (own === undefined) return null;
      const [history, open] = await Promise.all([reader.steps(orderId), client.c2cOrders(accountId)]);
      const standing = open.find((one) => one.orderId === orderId);
      const isOpen = standing !== undefined;
      const shown = isOpen && own.role === 'buyer' ? await Promise.all(methodIdsOf(row).map((methodId) => methods.readFor(methodId))) : [];
      const buyer = isOpen && own.role === 'seller' ? await ownerOf(row.buyerId) : null;
      return {
        ...own,
        history,
        steps: standing === undefined ? [] : openSteps(standing, own.role, now()),
        payment: shown.flatMap((details) => details ?? []),
        ratings: await ratings.ofOrder(orderId),
        payerName: buyer === null ? null : await identityName(buyer),
      };
    },
    list: async (accountId, page) => {
      await seen();
      const { list, nextId } = await reader.list(accountId, page);
      return { list: await toOwn(list, accountId), nextId };
    },
    appealed: async () => {
      await seen();
      const rows = await reader.appealed();
      return Promise.all(rows.map(async (row) => ({ row, history: await reader.steps(row.orderId) })));
    },
    standing: async (orderId: OrderId) => {
      await seen();
      return reader.find(orderId);
    },
    ratingsOf: async (advertId, page) => {
      const advert = await adverts.find(advertId);
      if (advert === null) return null;
      const accountId = await accountOf(advert.advert.userId);
      const rows = accountId === null ? [] : await ratings.of(accountId, page);
      const raters = await tradersOf(rows.map(({ raterId }) => raterId));
      return rows.map((row) => ({ row, nickname: raters.get(row.raterId)?.nickname ?? '' }));
    },
    decide: (orderId, decidedFor) => submit({ type: 'decide-c2c-order', orderId, decidedFor }),
  };
}
