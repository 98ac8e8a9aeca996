'use client';
// The day of the contracts of some lines, as closes of the last hours.
import { useMemo } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';

/** By symbol. A row does without a curve that could not be had. */
export function useContractDays(wanted: readonly ContractLineKey[]): ReadonlyMap<string, readonly string[]> {
  const useLine = (line: ContractLineKey) =>
    useCall(getContractSparklines, { businessLine: contractLines[line] }, { enabled: wanted.includes(line), anew: true }).data?.list;
  const [usdt, usd, usdc] = [useLine('usdt'), useLine('usd'), useLine('usdc')];
  const [susdt, susd, susdc] = [useLine('susdt'), useLine('susd'), useLine('susdc')];
  return useMemo(
    () => new Map([usdt, usd, usdc, susdt, susd, susdc].flatMap((list) => list ?? []).map(({ symbol, closes }) => [symbol, closes])),
    [usdt, usd, usdc, susdt, susd, susdc],
  );
}
