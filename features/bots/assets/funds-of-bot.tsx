'use client';
// The dialog that moves funds to or from a bot, with what can be taken out of it as it is now.
import { useCall } from '#lib/api/query/use-call.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { FundsDialog } from '../bot/dialogs/funds-dialog.tsx';
import type { FundsWay } from './holding-columns.tsx';

type Props = { readonly way: FundsWay; readonly strategyId: string; readonly onClose: () => void };

export function FundsOfBot({ way, strategyId, onClose }: Props) {
  const bot = useCall(getStrategy, { strategyId }).data;
  return bot === undefined ? null : <FundsDialog way={way} bot={bot} onClose={onClose} />;
}
