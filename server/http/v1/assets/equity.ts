// Tells what the user was worth, up to this moment.
import { Decimal } from 'decimal.js';

import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { equityMoments } from '#server/answers/wallets/equity-moments.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const Exact = Decimal.clone({ precision: 60 });

export const serveEquity = serveUser(
  getEquity,
  ['bots', 'client', 'projections', 'now', 'listings', 'usdtPrice'],
  async ({ span, account, zoneMinutes = 0 }, { accountId }, rooms) => {
    const { client, projections, now } = rooms;
    const { list: accounts, totalUsdtValue } = await accountsWorth(accountId, rooms);
    const worth = account === undefined ? totalUsdtValue : (accounts.find((one) => one.account === account)?.usdtValue ?? '0');
    await projections.caughtUp(client.status().sequence);
    const firstMs = await projections.equity.firstHeldMs(accountId);
    if (firstMs === null) return { list: [{ timeMs: now(), worth, inflow: '0', gain: '0' }], inflow: '0', gain: '0' };
    const owner = { accountId, strategyIds: (await client.strategiesOf(accountId)).map((strategy) => strategy.accountId) };
    const past = await projections.equity.pastWorth(owner, account ?? null, equityMoments(span, now(), zoneMinutes, firstMs));
    const points = [...past.list, { timeMs: now(), worth, inflow: past.inflowSince }];
    let [inflow, gain] = [new Exact(0), new Exact(0)];
    const list = points.map((point, place) => {
      const before = points[place - 1];
      const gained = before === undefined ? new Exact(0) : new Exact(point.worth).minus(before.worth).minus(point.inflow);
      inflow = inflow.plus(before === undefined ? 0 : point.inflow);
      gain = gain.plus(gained);
      return { ...point, gain: gained.toFixed() };
    });
    return { list, inflow: inflow.toFixed(), gain: gain.toFixed() };
  },
);
