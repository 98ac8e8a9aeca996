// A market of bitcoin contracts at 100,000, somebody who leads there, and people who copy.
import type { RequestOf } from '#lib/contract/call.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { botIn } from '../bots/bot-of.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const copiedSymbol = 'BTCUSDT_UMCBL';

export async function quoteCopied(exchange: TestExchange): Promise<void> {
  await setMark(exchange, copiedSymbol, '100000');
  await houseContractOrder(exchange, copiedSymbol, 'sell', 100_000, 50);
  await houseContractOrder(exchange, copiedSymbol, 'buy', 99_990, 50);
}

/** 10,000 USDT, 8,000 of them in the futures account. */
async function withFutures(exchange: TestExchange): Promise<Visitor> {
  const who = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await who.call(transferFunds, { coin: 'USDT', amount: '8000', from: 'spot', to: 'futures' });
  return who;
}

export const idOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;

/** Leads contracts for no share. */
export async function createLeader(exchange: TestExchange): Promise<{ who: Visitor; leaderId: string }> {
  const who = await withFutures(exchange);
  await who.call(applyToLead, { line: 'futures', sharePercent: 0, agreed: true });
  return { who, leaderId: String(await exchange.accounts.accountOf(await idOf(who), 'live')) };
}

export const followAsked = (leaderId: string, more: Partial<RequestOf<typeof placeStrategyCopy>> = {}) =>
  ({
    strategyType: 32,
    symbolId: copiedSymbol,
    leaderId,
    investAmount: '2000',
    copyType: 'multiplier',
    copyValue: '0.5',
    ...more,
  }) as const;

/** Copies half of what the leader trades. */
export async function createCopier(exchange: TestExchange, leaderId: string): Promise<{ who: Visitor; strategyId: string }> {
  const who = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await who.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await who.call(placeStrategyCopy, followAsked(leaderId, { leverage: 10 }));
  await botIn(who, strategyId, 'running');
  return { who, strategyId };
}

/** At the market, in one-way mode. */
export const trade = (who: Visitor, side: 'open' | 'close', count: string) =>
  who.call(openContract, { symbolId: copiedSymbol, delegateType: side === 'open' ? 21 : 22, orderType: 1, delegateCount: count });
