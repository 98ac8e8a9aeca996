// The requests that act on positions. Each reports its result; a refusal is answered in the reader's words.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useTradedNotice } from '#components/trading/order-end/use-traded-notice.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { HoldSide, OrderType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { successCode } from '#lib/contract/errors.ts';
import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { positionKey } from '#lib/order-math/risk/line-risk.ts';
import { closingNamed, positionNamed } from './position-named.ts';
import type { PositionRow } from './position-row.ts';
import { tellRefusal, useAttempt } from './use-attempt.ts';
import { type ExitOperations, useExitOperations } from './use-exit-operations.ts';

/** One of several orders that were sent together may have been refused. */
function refuse(list: readonly { readonly code: string; readonly msg: string }[]): void {
  const refused = list.find(({ code }) => code !== successCode);
  if (refused !== undefined) throw new ApiError(refused.code, refused.msg);
}

type Closed = Parameters<typeof positionKey>[0] & { readonly dealCount: string };

/** A position larger than the largest order is closed in several. */
const closedOf = (list: readonly Closed[], key: string): string =>
  writeAmount(list.filter((one) => positionKey(one) === key).reduce((sum, { dealCount }) => sum.plus(dealCount), new Amount(0)));

export type PositionOperations = Omit<ExitOperations, 'cancelExit'> & {
  /** True while it is being closed, reversed or cancelled: keys of positions, ids of plans. */
  readonly isLeaving: (key: string) => boolean;
  readonly closingAll: boolean;
  /** `price` null: at the market. Null when it was taken, else why not. */
  readonly close: (row: PositionRow, quantity: string, price: string | null) => Promise<string | null>;
  /** All of it, at the market. */
  readonly flash: (row: PositionRow) => Promise<void>;
  readonly reverse: (row: PositionRow) => Promise<void>;
  /** `rows`: all that there are. */
  readonly closeAll: (rows: readonly PositionRow[]) => Promise<void>;
  readonly cancelExit: (plan: SpotPlan) => Promise<void>;
};

/** The keys that are leaving while `work` is at them, and no longer. A refusal is told. */
function useLeaving() {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const leave = async (key: string, work: () => Promise<string | null>): Promise<void> => {
    setLeaving((now) => new Set(now).add(key));
    tellRefusal(await work());
    setLeaving((now) => new Set([...now].filter((one) => one !== key)));
  };
  return { isLeaving: (key: string): boolean => leaving.has(key), leave };
}

export function usePositionOperations(line: ContractLineKey): PositionOperations {
  const t = useTranslations('positions');
  const api = useApi();
  const attempt = useAttempt();
  const tradedNotice = useTradedNotice();
  const { isLeaving, leave } = useLeaving();
  const [closingAll, setClosingAll] = useState(false);
  const exits = useExitOperations(line);
  const close: PositionOperations['close'] = (row, quantity, price) =>
    attempt(
      () =>
        api.call(closeContract, {
          ...closingNamed(row, line),
          delegateCount: quantity,
          // A quantity counts what other closing orders already claim, if that is the setting: those make room.
          cancelOrder: defaultSettings.includeDelegateCount,
          ...(price === null ? { orderType: OrderType.market } : { orderType: OrderType.limit, delegatePrice: price }),
        }),
      t(price === null ? 'close.done' : 'close.placed'),
      (result) => {
        const { form, baseCoin, quoteCoin } = row.market;
        const side = row.position.holdSide === HoldSide.long ? 'sell' : 'buy';
        return tradedNotice({ side, wanted: quantity, coin: form === 'inverse' ? quoteCoin : baseCoin, byAmount: false }, result);
      },
    );
  return {
    ...exits,
    isLeaving,
    closingAll,
    close,
    flash: (row) => leave(row.key, () => close(row, row.position.total, null)),
    reverse: (row) =>
      leave(row.key, () => attempt(async () => void (await api.call(reversePosition, positionNamed(row))), t('reverse.done'))),
    closeAll: async (rows) => {
      setClosingAll(true);
      const work = async () => {
        const { list } = await api.call(closeAllPositions, { businessLine: contractLines[line] });
        refuse(list);
        return list;
      };
      const refused = await attempt(work, t('closeAll.done'), (list) => {
        const isLeft = ({ position }: PositionRow): boolean => compareDecimals(closedOf(list, positionKey(position)), position.total) < 0;
        return rows.some(isLeft) ? { tone: 'partly', text: t('closeAll.left') } : null;
      });
      tellRefusal(refused);
      setClosingAll(false);
    },
    cancelExit: (plan) => leave(plan.planId, () => exits.cancelExit(plan)),
  };
}
