// Those who lead in a world of somebody's own, as its page lists them.
import 'server-only';

import { WorldLeadersPage } from '#features/copy-trading/world/world-leaders-page.tsx';
import { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { exchange } from '../exchange/exchange.ts';

export const leadersOfWorld = async (line: LeaderLine) => (await (await exchange()).call(getLeaders, { line })).list;

export async function WorldLeaders({ line }: { readonly line: LeaderLine }) {
  return <WorldLeadersPage line={line} leaders={await leadersOfWorld(line)} />;
}
