// A trader with money and a fund PIN, who takes coins out step by step.
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { applyWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/apply.ts';
import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { getWithdrawals } from '#lib/contract/calls/v1/assets/withdraw/records.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import * as z from 'zod/mini';
import { tryProven } from '../prove.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

export const stranger = `0x${'5'.repeat(40)}`;
const applied = z.object({ withdrawalId: z.string() });

export async function createWithdrawer(exchange: TestExchange, usdt: string): Promise<Visitor> {
  const visitor = await createTrader(exchange, { USDT: ['ERC20', usdt] });
  const { code } = await tryProven(visitor, enablePin, { pin: '493027' });
  if (code !== '00000') throw new Error(`no PIN: ${code}`);
  return visitor;
}

type WithdrawalRequest = {
  readonly coin?: string;
  readonly network?: string;
  readonly address?: string;
  readonly amount: string;
  readonly clientOid?: string;
};

/** Asks with a fresh proof; answers whatever comes. */
export const tryApply = (visitor: Visitor, request: WithdrawalRequest): ReturnType<Visitor['try']> =>
  tryProven(visitor, applyWithdrawal, { coin: 'USDT', network: 'Ethereum', address: stranger, ...request });

/** Asks, and answers the id. */
export async function ask(visitor: Visitor, request: WithdrawalRequest): Promise<string> {
  const answer = await tryApply(visitor, request);
  if (answer.code !== '00000') throw new Error(`${answer.code} ${answer.msg}`);
  return applied.parse(answer.data).withdrawalId;
}

/** As the owner reads it. */
export async function codeOf(visitor: Visitor, withdrawalId: string): Promise<string> {
  const { list } = await visitor.call(getInbox, {});
  return list.find(({ params }) => params['withdrawalId'] === withdrawalId)?.params['code'] ?? '';
}

export const confirm = async (visitor: Visitor, withdrawalId: string): Promise<WithdrawalRecord> =>
  visitor.call(confirmWithdrawal, { withdrawalId, code: await codeOf(visitor, withdrawalId) });

export async function record(visitor: Visitor, withdrawalId: string): Promise<WithdrawalRecord> {
  const found = (await visitor.call(getWithdrawals, {})).list.find((one) => one.withdrawalId === withdrawalId);
  if (found === undefined) throw new Error(`no withdrawal ${withdrawalId}`);
  return found;
}

/** `available+frozen` of USDT. */
export async function holding(visitor: Visitor): Promise<string> {
  const [usdt] = (await visitor.call(getAssets, { coin: 'USDT' })).list;
  return `${usdt?.available ?? '0'}+${usdt?.frozen ?? '0'}`;
}
