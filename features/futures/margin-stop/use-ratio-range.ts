'use client';
// Within what a stop by margin ratio may be set, asked when its form opens; the ratio itself goes on with the prices.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getRiskRatioRange } from '#lib/contract/calls/v1/trigger/plan/mmr/getRiskRatioRange.ts';
import type { PositionRow } from '../positions/position-row.ts';
import type { RatioRange } from './margin-stop-draft.ts';

/** `refused`: why there is no range. */
export function useRatioRange(row: PositionRow): { readonly range: RatioRange | null; readonly refused: string | null } {
  const api = useApi();
  const refusalText = useRefusalText();
  const [range, setRange] = useState<RatioRange | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { symbolId, holdSide } = row.position;
  useEffect(() => {
    api.call(getRiskRatioRange, { symbolId, holdSide }).then(
      (told) => setRange(told),
      (error: unknown) => setRefused(refusalText(error)),
    );
  }, [api, symbolId, holdSide, refusalText]);
  return { range: range === null || row.risk === null ? range : { ...range, current: row.risk.marginRatio }, refused };
}
