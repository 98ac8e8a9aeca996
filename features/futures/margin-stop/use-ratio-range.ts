'use client';
// Within what a stop by margin ratio may be set, asked when its form opens; the ratio itself goes on with the prices.
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getRiskRatioRange } from '#lib/contract/calls/v1/trigger/plan/mmr/getRiskRatioRange.ts';
import type { PositionRow } from '../positions/position-row.ts';
import type { RatioRange } from './margin-stop-draft.ts';

/** `refused`: why there is no range. */
export function useRatioRange(row: PositionRow): { readonly range: RatioRange | null; readonly refused: string | null } {
  const refusalText = useRefusalText();
  const { symbolId, holdSide } = row.position;
  const { data: range = null, error } = useCall(getRiskRatioRange, { symbolId, holdSide }, { anew: true });
  return {
    range: range === null || row.risk === null ? range : { ...range, current: row.risk.marginRatio },
    refused: error === null ? null : refusalText(error),
  };
}
