// Somebody with everything that can be named: orders, plans, a sub-account, keys, sessions, addresses; and all that is kept of it.
import { createHash, randomUUID } from 'node:crypto';

import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { sendToFamily } from '#lib/contract/calls/v1/assets/subAccount/transfer.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { addAddress } from '#lib/contract/calls/v1/assets/withdraw/address/add.ts';
import { getAddressBook } from '#lib/contract/calls/v1/assets/withdraw/address/list.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { createWorldLink } from '#lib/contract/calls/v1/world/link/create.ts';
import { keptBacktests } from '#server/store/schema/bots/strategies.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { passkeys } from '#server/store/schema/security.ts';
import { approveIdentity } from '../c2c/approved-identity.ts';
import { etherForBitcoin, granted, idOf, inBitcoin } from '#tests/c2c/advert-house.ts';
import { contractOf } from '../futures/contract-market.ts';
import { tryProven } from '../prove.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';
import { ask, createWithdrawer } from '../wallets/withdrawer.ts';

/** In every name that the victim has given: whoever reads it has read what is not his. */
export const mark = 'victims-own';

export type Victim = {
  readonly who: Visitor;
  readonly userId: string;
  readonly subUserId: string;
  /** By the name of the field that carries such an id. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** All that is kept of the victim and its sub-account, as one number. */
  fingerprint(): Promise<string>;
};

const spot = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.001' } as const;

/** Rows of every table that names a user or an account, of both worlds. */
async function rowsOf({ store }: TestExchange, userIds: readonly string[], accountIds: readonly number[]): Promise<string> {
  const { rows: columns } = await store.pool.query<{ place: string; name: string }>(
    `select format('%I.%I', table_schema, table_name) as place, column_name as name from information_schema.columns
     where table_schema in ('public', 'paper') and column_name in ('user_id', 'main_id', 'account_id', 'owner_id') order by 1, 2`,
  );
  const digest = createHash('sha256');
  for (const { place, name } of columns) {
    const values = name === 'account_id' || name === 'owner_id' ? accountIds.map(String) : userIds;
    const { rows } = await store.pool.query(
      `select coalesce(json_agg(to_json(t) order by to_json(t)::text), '[]')::text as all from ${place} as t where ${name}::text = any($1)`,
      [values],
    );
    digest.update(`${place}.${name} ${JSON.stringify(rows)}`);
  }
  return digest.digest('hex');
}

async function coreOf({ client }: TestExchange, accountIds: readonly number[]): Promise<string> {
  const seen = await Promise.all(
    accountIds.map(async (id) => [
      await client.balances(id),
      await client.openOrders(id),
      await client.futures(id),
      await client.margins(id),
    ]),
  );
  return JSON.stringify(seen, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

export async function createVictim(exchange: TestExchange): Promise<Victim> {
  const { accounts, store, client, projections } = exchange;
  const who = await createWithdrawer(exchange, '20000');
  const { userId } = (await who.call(userInfo, {})).userInfo;
  const sub = await accounts.subAccounts.create(userId, `${mark} sub`, 'normal');
  const subUserId = sub?.userId ?? '';
  await who.call(sendToFamily, { from: userId, to: subUserId, coin: 'USDT', amount: '100' });
  await who.call(transferFunds, { coin: 'USDT', amount: '2000', from: 'spot', to: 'futures' });
  const order = await who.call(placeOrder, { ...spot, clientOid: `${mark}-1` });
  const contract = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.01' } as const;
  const future = await who.call(openContract, { ...contract, clientOid: `${mark}-2` });
  const waiting = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, delegateCount: '0.001' } as const;
  const plan = await who.call(placePlan, {
    ...waiting,
    planType: 0,
    triggerType: 1,
    triggerPrice: '90000',
    executePrice: '90000',
    clientOid: `${mark}-3`,
  });
  const iceberg = await who.call(placeIceberg, {
    ...waiting,
    delegatePrice: '90000',
    delegateCount: '0.01',
    displayCount: '0.001',
    clientOid: `${mark}-4`,
  });
  await who.call(acceptStrategyAgreement, { agreed: true });
  // It waits for a price that never comes.
  const { strategyId } = await who.call(placeStrategyDca, {
    strategyType: 3,
    symbolId: 'BTCUSDT_SPBL',
    firstPrice: '50000',
    firstChangeRange: '0.05',
    firstAmount: '20',
    maxAppendCount: 0,
    targetProfit: '0.1',
    investAmount: '30',
    clientOid: `${mark}-5`,
  });
  const terms = { name: `${mark} key`, scopes: ['read'], addresses: [], passphrase: 'open-sesame-1', callsPerMinute: 60 };
  const { key } = createApiKey.response.parse((await tryProven(who, createApiKey, terms)).data);
  await tryProven(who, addAddress, { label: `${mark} home`, coin: 'USDT', network: 'Ethereum', address: `0x${'6'.repeat(40)}` });
  const { list: book } = await who.call(getAddressBook, {});
  await approveIdentity(exchange, who, mark);
  await tryProven(who, savePaymentMethod, {
    scheme: 'revolut',
    fields: { name: mark, revtag: 'victim', note: `${mark} note` },
  });
  const withdrawalId = await ask(who, { amount: '50', clientOid: `${mark}-6` });
  await who.call(addFavourites, { symbolIds: ['BTCUSDT_SPBL'], groupName: `${mark} group` });
  const [passkey] = await store.db
    .insert(passkeys)
    .values({ userId, name: `${mark} passkey`, credentialId: 'c', publicKey: 'p', counter: 0, synced: true, createdAtMs: 0 })
    .returning();
  const [owner = 0] = (await accounts.subAccounts.numbers([userId], 'live')).values();
  const [kept] = await store.db
    .insert(keptBacktests)
    .values({ accountId: owner, name: `${mark} backtest`, keptAtMs: 0, kept: '{}' })
    .returning();
  const flat = { lots: 0, entryValue: 0n, marginUnits: 0n, fundUnits: 0n, openedAtMs: 0, endedAtMs: 1, endedBy: 'trade' } as const;
  const traded = { largestLots: 1, openedLots: 1, openedValue: 1n, closedLots: 1, closedValue: 1n };
  const paid = { realisedUnits: 0n, feeUnits: 0n, fundingUnits: 0n };
  const held = { marketId: contractOf(exchange, 'BTCUSDT_UMCBL').marketId, holdSide: 'long', marginMode: 2, leverage: 10 } as const;
  await store.db.insert(positionRounds).values({ id: 1n, accountId: owner, ...held, ...traded, ...paid, ...flat, endedId: 2n });
  const { worldId } = await who.call(createWorld, { name: `${mark} world`, seed: `${mark} seed` });
  const { link } = await who.call(createWorldLink, { worldId, role: 'trader' });
  const { seats } = await who.call(getWorld, { worldId });
  const { list: methods } = await who.call(getPaymentMethods, {});
  const advert = await exchange.adverts.publish(userId, etherForBitcoin, { ...inBitcoin, autoReply: mark }, true);
  const { list: sessions } = await who.call(getSessions, {});
  await projections.caughtUp(client.status().sequence);
  const { list: movements } = await who.call(getMovements, {});
  const orderIds = [order.orderId, future.orderId, iceberg.orderId];
  const planIds = [plan.planId];
  const accountIds = [Number(strategyId), ...(await accounts.subAccounts.numbers([userId, subUserId], 'live')).values()];
  return {
    who,
    userId,
    subUserId,
    ids: {
      orderId: orderIds,
      orderIds,
      planId: planIds,
      planIds,
      clientOid: [1, 2, 3, 4, 6].map((number) => `${mark}-${number}`),
      // Quotes are good for seconds: `convert.test.ts` tries one of somebody else's.
      traceId: [`quote:${randomUUID()}`],
      strategyId: [strategyId],
      leaderId: [String(owner)],
      // A result is there for some minutes, under a name that nobody can guess.
      runId: [randomUUID()],
      roundId: ['1'],
      keptId: [String(kept?.id ?? 0)],
      groupId: ['2'],
      passkeyId: [String(passkey?.passkeyId ?? 0)],
      sessionId: sessions.map(({ sessionId }) => sessionId),
      keyId: [key.keyId],
      withdrawalId: [withdrawalId],
      worldId: [worldId],
      advertId: [String(idOf(granted(advert)))],
      // A method that is not the asker's own.
      methodIds: ['999999'],
      linkId: [link.linkId],
      seatId: seats.map(({ seatId }) => seatId),
      methodId: methods.map(({ methodId }) => methodId),
      addressId: book.map(({ addressId }) => addressId),
      userId: [userId, subUserId],
      from: [userId, subUserId],
      to: [userId, subUserId],
      idLessThan: [...movements.slice(0, 1).map(({ id }) => id), order.orderId],
    },
    fingerprint: async () => {
      await projections.caughtUp(client.status().sequence);
      return `${await rowsOf(exchange, [userId, subUserId], accountIds)} ${await coreOf(exchange, accountIds)}`;
    },
  };
}
