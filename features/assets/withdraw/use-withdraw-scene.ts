'use client';
// All that the page to withdraw shows, kept true while something is on its way, and asked for again after what the user does.
import { useCallback } from 'react';

import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getAddressBook } from '#lib/contract/calls/v1/assets/withdraw/address/list.ts';
import { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import { getInternalTransfers } from '#lib/contract/calls/v1/assets/withdraw/internal/records.ts';
import { getWithdrawals } from '#lib/contract/calls/v1/assets/withdraw/records.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import type { WithdrawScene } from './withdraw-scene.ts';

/** The interval at which the exchange is asked for the next step while a withdrawal is on its way. */
const stepMs = 1500;
const underWay: readonly WithdrawalRecord['state'][] = ['pending', 'review', 'sent'];

/** `first`: as the server knew it. What cannot be asked for leaves what is known; a cut line is announced elsewhere. */
export function useWithdrawScene(first: WithdrawScene): { readonly scene: WithdrawScene; readonly look: () => void } {
  const { again } = useAnswers();
  const records = useCall(
    getWithdrawals,
    {},
    {
      initial: { list: [...first.records], nextId: null },
      everyMs: (known) => (known?.list.some(({ state }) => underWay.includes(state)) === true ? stepMs : Infinity),
    },
  ).data?.list;
  // A step changes the terms and the balances beside its own record.
  const everyMs = records?.some(({ state }) => underWay.includes(state)) === true ? stepMs : undefined;
  const config = useCall(getWithdrawConfig, {}, { initial: first.config, everyMs }).data;
  const assets = useCall(getAssets, {}, { initial: { list: [...first.balances], totalUsdtValue: '0' }, everyMs }).data;
  const internal = useCall(getInternalTransfers, {}, { initial: { list: [...first.internal], nextId: null } }).data;
  const book = useCall(getAddressBook, {}, { initial: first.book }).data;
  // Set up elsewhere, perhaps in another tab.
  const security = useCall(getSecurity, {}, { anew: true }).data;
  return {
    scene: {
      config: config ?? first.config,
      balances: assets?.list ?? first.balances,
      records: records ?? first.records,
      internal: internal?.list ?? first.internal,
      security: security ?? first.security,
      book: book ?? first.book,
    },
    look: useCallback(() => {
      again(getWithdrawConfig, getAssets, getWithdrawals, getInternalTransfers, getAddressBook).catch(() => undefined);
    }, [again]),
  };
}
