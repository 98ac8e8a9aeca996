// The changes that were made to a copy in the dialog, as its call takes them: only what differs.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/updateStrategy.ts';
import { fromCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';

type CopyChange = Omit<RequestOf<typeof updateStrategyCopy>, 'strategyId' | 'clientOid'>;

const names = [
  'leverage',
  'marginMode',
  'maxAmount',
  'targetProfit',
  'targetLoss',
  'maxSlippage',
  'totalLoss',
  'dailyLoss',
  'mirrorsMargin',
  'endOperate',
] as const;

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Null: nothing has changed. */
export function changedCopy(before: CopyTerms, now: CopyTerms): CopyChange | null {
  const [was, is] = [fromCopyTerms(before), fromCopyTerms(now)];
  const { copyType, copyValue, markets } = is;
  const sizing = copyValue === undefined ? { copyType } : { copyType, copyValue };
  // A limit that was emptied is taken away by null.
  const changed = Object.fromEntries(names.flatMap((name) => (was[name] === is[name] ? [] : [[name, is[name] ?? null]])));
  const fields: CopyChange = {
    ...(differs(before.sizing, now.sizing) ? sizing : {}),
    ...changed,
    ...(differs(was.markets, markets) ? { markets } : {}),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
