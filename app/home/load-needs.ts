// Everything that asks something of the member: margin that runs short, bots and copies that wait for their owner, keys that end.
import 'server-only';

import { getTranslations } from 'next-intl/server';

import { kindOfType } from '#features/bots/kinds/bot-kinds.ts';
import { botCoins } from '#features/bots/words/bot-coins.ts';
import { marginAlarms } from '#features/futures/notices/margin-alarms.ts';
import { positionRows } from '#features/futures/positions/position-row.ts';
import type { Need } from '#features/home/member/attention.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { getMarginAccounts } from '#lib/contract/calls/v1/margin/account/assets.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { getUnifiedAccount } from '#lib/contract/calls/v1/unified/account/overview.ts';
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { lineRisk } from '#lib/order-math/risk/line-risk.ts';
import { usualMarginCall } from '#lib/session/notices/usual-margin-call.ts';
import { contractsOf } from '../[locale]/futures/load-futures.ts';

const dayMs = 86_400_000;
/** A key that ends within a week is told of. */
const keyNoticeMs = 7 * dayMs;

/** Wallets and isolated positions of a line whose margin runs short. */
async function contractNeeds(client: ApiClient, line: ContractLineKey): Promise<Need[]> {
  const account = await client.call(getPositions, { businessLine: contractLines[line] });
  if (account.positions.length === 0) return [];
  const [t, listed, told] = await Promise.all([
    getTranslations('positions'),
    contractsOf(line),
    client.call(getContractTickers, { businessLine: contractLines[line] }),
  ]);
  const markets = new Map(listed.map((market) => [market.symbolId, market]));
  const tickers = new Map(told.tickers.map((ticker) => [ticker.symbol, ticker]));
  const risk = lineRisk(account, markets, tickers);
  const rows = positionRows({ account, markets, tickers, risk, exits: [], orders: [], priceType: 'fair' });
  return marginAlarms(risk, rows, usualMarginCall).flatMap(({ key, name, isolated, ratio }) => {
    const row = rows.find((one) => one.key === key || one.market.marginCoin === key);
    if (row === undefined) return [];
    const shown = isolateLtr(ratio === null ? '> 100%' : formatPercent(ratio));
    return {
      key: `${line} ${key}`,
      isUrgent: true,
      subject: name,
      text: t(isolated ? 'notice.marginIsolated' : 'notice.marginCross', { name: isolateLtr(name), ratio: shown }),
      href: contractPath(row.market),
    };
  });
}

async function lendingNeeds(client: ApiClient, isUnified: boolean): Promise<Need[]> {
  const [t, names] = await Promise.all([getTranslations('margin'), getTranslations('menus')]);
  if (isUnified) {
    const { isCalled } = await client.call(getUnifiedAccount, {});
    const subject = names('entry.unifiedAccount.name');
    return isCalled ? [{ key: 'unified', isUrgent: true, subject, text: t('unified.called'), href: '/asset/unified' }] : [];
  }
  const { list } = await client.call(getMarginAccounts, {});
  return list
    .filter(({ isCalled, isLiquidating }) => isCalled || isLiquidating)
    .map(({ marginMode, symbolId, isLiquidating }) => {
      const symbol = symbolId === '' ? 'BTCUSDT' : symbolOf(symbolId);
      return {
        key: `margin ${symbolId}`,
        isUrgent: true,
        subject: symbolId === '' ? t(`mode.${marginMode}`) : `${t(`mode.${marginMode}`)} ${isolateLtr(symbol)}`,
        text: t(isLiquidating ? 'liquidating' : 'called'),
        href: `/spot/${symbol}`,
      };
    });
}

async function botNeeds(bots: readonly BotRow[]): Promise<Need[]> {
  const t = await getTranslations('bots');
  return bots.flatMap((bot) =>
    bot.needsOwner === null
      ? []
      : {
          key: `bot ${bot.strategyId}`,
          isUrgent: bot.needsOwner !== 'out-of-range',
          subject: `${t(`kind.${kindOfType(bot.strategyType)}.name`)} ${isolateLtr(botCoins(bot, symbolOf(bot.symbolId)))}`,
          text: t(`need.${bot.needsOwner}.text`),
          href: botPath(bot.strategyId),
        },
  );
}

async function copyNeeds(leaders: readonly MyLeader[]): Promise<Need[]> {
  const t = await getTranslations('bots');
  return leaders
    .filter(({ standing, copies }) => standing !== 'leads' && copies.some(({ isRunning }) => isRunning))
    .map((leader) => ({
      key: `leader ${leader.line} ${leader.leaderId}`,
      isUrgent: false,
      subject: leader.profile?.name ?? t('follow.mine.leaderName', { number: leader.leaderId }),
      text: t(`follow.myLeaders.standing.${leader.standing}`),
      href: leaderPath(leader),
    }));
}

async function keyNeeds(client: ApiClient, nowMs: number): Promise<Need[]> {
  const [t, { list }] = await Promise.all([getTranslations('home'), client.call(getApiKeys, {})]);
  return list.flatMap(({ keyId, name, expireTimeMs }) =>
    expireTimeMs === null || expireTimeMs > nowMs + keyNoticeMs || expireTimeMs <= nowMs
      ? []
      : {
          key: `key ${keyId}`,
          isUrgent: false,
          subject: name,
          text: t('keyEnds', { date: isolateLtr(formatDate(expireTimeMs, 0)) }),
          href: '/account/security',
        },
  );
}

type Asked = {
  readonly client: ApiClient;
  readonly lines: readonly ContractLineKey[];
  readonly bots: readonly BotRow[];
  readonly leaders: readonly MyLeader[];
  readonly isUnified: boolean;
  /** Sub-accounts and guests have no keys of their own. */
  readonly hasKeys: boolean;
};

/** A source that does not answer is left out: the others still stand. */
export async function loadNeeds({ client, lines, bots, leaders, isUnified, hasKeys }: Asked): Promise<readonly Need[]> {
  const lists = await Promise.allSettled([
    ...lines.map((line) => contractNeeds(client, line)),
    lendingNeeds(client, isUnified),
    botNeeds(bots),
    copyNeeds(leaders),
    ...(hasKeys ? [keyNeeds(client, Date.now())] : []),
  ]);
  return lists.flatMap((settled) => (settled.status === 'fulfilled' ? settled.value : []));
}
