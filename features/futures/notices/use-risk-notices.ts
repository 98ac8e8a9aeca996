// Tells when a margin runs short and when a position was liquidated: at once as a toast, and over the lists as long as it holds.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { Liquidation } from '#lib/contract/history/contract-history.ts';
import { PlanStatus, PlanType } from '#lib/contract/enums.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { positionKey } from '#lib/order-math/risk/line-risk.ts';
import { announce } from '#lib/session/notices/announce.ts';
import { useMarginCall } from '#lib/session/notices/margin-call.ts';
import { nameOf } from '../panels/words/order-words.tsx';
import { usePanelsView } from '../panels/state/panels-view.ts';
import type { PanelLists } from '../panels/state/use-panel-lists.ts';
import type { LineState } from '../positions/use-line.ts';
import { marginAlarms, type MarginAlarm } from './margin-alarms.ts';

type Liquidated = { readonly id: string; readonly name: string };

export type RiskAlarm = {
  readonly margin: MarginAlarm | null;
  readonly liquidated: Liquidated | null;
  readonly onSeen: () => void;
};

/** True if anything has become smaller: then it may have been liquidated. */
function hasShrunk(before: FuturesAccount, now: FuturesAccount): boolean {
  const totals = new Map(now.positions.map((position) => [positionKey(position), position.total]));
  return before.positions.some((position) => compareDecimals(totals.get(positionKey(position)) ?? '0', position.total) < 0);
}

/** The newest liquidation since the page was opened; it is asked about when a position has become smaller. */
function useLiquidated(line: ContractLineKey, { account, markets }: LineState): readonly [Liquidated | null, () => void] {
  const t = useTranslations('positions.notice');
  const [liquidated, setLiquidated] = useState<Liquidated | null>(null);
  const isHere = account !== null;
  const { data, refetch } = useCall(getLiquidations, { businessLine: contractLines[line], pageSize: 1 }, { enabled: isHere, anew: true });
  /** The newest one that was known of which line; null: not asked yet. */
  const known = useRef<{ readonly line: ContractLineKey; readonly id: string | null } | null>(null);
  const tell = useEffectEvent((newest: Liquidation): void => {
    const name = nameOf(markets, newest.symbolId);
    const text = t('liquidated', { contract: isolateLtr(name) });
    setLiquidated({ id: newest.id, name });
    showToast('failed', text, { label: t('seeWhy'), onChosen: () => usePanelsView.getState().show('liquidations', newest.id) });
    announce('trigger', text);
  });
  useEffect(() => {
    if (data === undefined) return;
    const [newest] = data.list;
    const before = known.current;
    known.current = { line, id: newest?.id ?? null };
    if (before?.line === line && newest !== undefined && newest.id !== before.id) tell(newest);
  }, [data, line]);
  const before = useRef<FuturesAccount | null>(null);
  useEffect(() => {
    before.current = null;
  }, [line, isHere]);
  useEffect(() => {
    const last = before.current;
    before.current = account;
    if (account === null || last === null || !hasShrunk(last, account)) return undefined;
    // Views may learn of it a moment after the position's own channel.
    const timers = [300, 2000].map((delayMs) => setTimeout(() => void refetch(), delayMs));
    return () => timers.forEach(clearTimeout);
  }, [line, account, refetch]);
  return [liquidated, () => setLiquidated(null)];
}

/** Exits that have fired or failed since the page is open. */
function useExitNotices({ exitChanges }: PanelLists, { markets }: LineState): void {
  const t = useTranslations('positions.notice');
  const told = useRef(0);
  useEffect(() => {
    for (const { number, plan } of exitChanges) {
      if (number <= told.current) continue;
      told.current = number;
      const text = { contract: isolateLtr(nameOf(markets, plan.symbolId)) };
      const isMargin = plan.planType === PlanType.mmrStopLoss;
      if (plan.status === PlanStatus.succeeded) showToast('done', t(isMargin ? 'marginFired' : 'fired', text));
      if (plan.status === PlanStatus.failed) showToast('failed', t(isMargin ? 'marginFailed' : 'failed', text));
    }
  }, [exitChanges, markets, t]);
}

/** Null while there is nothing to worry about. */
export function useRiskNotices(line: ContractLineKey, state: LineState, lists: PanelLists): RiskAlarm | null {
  const t = useTranslations('positions.notice');
  useExitNotices(lists, state);
  useEffect(() => void useMarginCall.persist.rehydrate(), []);
  const percent = useMarginCall((kept) => kept.percent);
  const [liquidated, forget] = useLiquidated(line, state);
  const alarms = useMemo(() => marginAlarms(state.risk, state.rows, percent), [state.risk, state.rows, percent]);
  /** The keys of alarms that were shown already; an alarm that has recovered is shown again. */
  const told = useRef<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { key, name, isolated, ratio } of alarms) {
      if (told.current.has(key)) continue;
      const shown = isolateLtr(ratio === null ? '> 100%' : formatPercent(ratio));
      const text = t(isolated ? 'marginIsolated' : 'marginCross', { name: isolateLtr(name), ratio: shown });
      showToast('failed', text, { label: t('seePositions'), onChosen: () => usePanelsView.getState().show('positions') });
      announce('alert', text);
    }
    told.current = new Set(alarms.map(({ key }) => key));
    setSeen((now) => ([...now].every((key) => told.current.has(key)) ? now : new Set([...now].filter((key) => told.current.has(key)))));
  }, [alarms, t]);
  const margin = alarms.find(({ key }) => !seen.has(key)) ?? null;
  if (margin === null && liquidated === null) return null;
  return {
    margin,
    liquidated,
    onSeen: () => {
      if (liquidated !== null) forget();
      else if (margin !== null) setSeen((now) => new Set(now).add(margin.key));
    },
  };
}
